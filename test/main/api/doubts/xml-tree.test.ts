/** @file An XML answer becomes what the same answer would be in JSON, also where it isn't well-formed. */

import { expect, test } from "vitest";
import { treeOfXml } from "../../../../main/api/doubts/xml-tree.ts";

test.each<[string, string, unknown]>([
  ["equal elements", "<r><a>1</a><a>2</a></r>", { r: ["1", "2"] }],
  ["prefixes and attributes", "<s:r xmlns:s='x' s:c='1'><s:a>2</s:a></s:r>", { r: { c: "1", a: "2" } }],
  ["a value that is nil", "<r><x/><a xsi:nil='true'/></r>", { r: { x: "", a: null } }],
  ["sections and comments", "<r><!-- saved --><![CDATA[<b>not</b> saved]]></r>", { r: "<b>not</b> saved" }],
  ["entities, also of HTML", "<r>&#x41;&lt;&nbsp;</r>", { r: "A<&nbsp;" }],
  ["a bare ampersand", "<r><message>R&D failed</message></r>", { r: { message: "R&D failed" } }],
  ["an end that is missing", "<r><message>not saved", { r: { message: "not saved" } }],
  ["a line break of HTML", "<p>Saved:<br>1</p>", { p: { br: "1", text: "Saved:" } }],
  ["attributes without quotes", "<i saved=false>INV-1</i>", { i: { saved: "false", text: "INV-1" } }],
  ["names in other letters", "<r><état>refusé</état></r>", { r: { état: "refusé" } }],
  ["a sign for less", "<r>5 < 6 and not saved</r>", { r: "5 6 and not saved" }],
  ["a declaration of a document type", "<!DOCTYPE html><html><b>no</b></html>", { html: { b: "no" } }],
  ["several roots", "<a>1</a><b>2</b>", { a: "1", b: "2" }],
])("with %s", (_, xml, tree) => {
  expect(treeOfXml(xml)).toEqual(tree);
});

test.each([
  ["open elements", "<style>".repeat(1_000_000)],
  ["signs", "<".repeat(8_000_000)],
  ["attributes", `<r ${"a='1' ".repeat(500_000)}/>`],
  ["half entities", `<r>${"&".repeat(5_000_000)}</r>`],
])("an answer of many %s is read without end or error", (_, xml) => {
  expect(() => treeOfXml(xml)).not.toThrow();
});
