/** @file Reads a template that somebody put into the inbox: what it says is shown, and a person decides whether it is used. */

import { hasSameHeaders } from "../../../shared/spreadsheet/same-headers.ts";
import type { Question, SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import {
  propertiesIn,
  saidOfOneFile,
  type Template,
  type TemplateChange,
} from "../../../shared/spreadsheet/template.ts";
import type { TemplateFault } from "../../../shared/spreadsheet/template-problem.ts";
import { readTemplate } from "../../../shared/spreadsheet/template-schema.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { nothing } from "../finish-reading.ts";
import { decodeStrictly } from "../text/decode-text.ts";

/** As much as the templates' own folder takes; a template with the ids of many suppliers is about a third of it. */
const largestBytes = 32 * 1024 * 1024;

/** The reading of a template file: a question until a person has answered it, then the template. */
export function readTemplateFile(
  bytes: Uint8Array,
  fileName: string,
  known: readonly Template[],
  answers: TemplateChange | null,
): Result<SheetReading, Message> {
  const template = templateIn(bytes, fileName.replace(/^.*\//, "").replace(/\.[^.]*$/, ""));
  if (!template.ok) return template;
  return ok({
    ...nothing,
    kind: "template",
    template: template.value,
    questions: answers?.useTemplate === true ? [] : [askWhetherUsed(template.value, known)],
  });
}

function templateIn(bytes: Uint8Array, name: string): Result<Template, Message> {
  const unusable = (fault: TemplateFault["is"] | "not-json" | "too-large", key = "", value = "") =>
    fail({ say: "is-no-template", fault, key, value } as const);
  if (bytes.length > largestBytes) return unusable("too-large");
  const text = decodeStrictly("utf-8", bytes);
  if (text === null) return unusable("not-json");
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    // Also where it is nested too deeply to be read.
    return unusable("not-json");
  }
  const read = readTemplate(raw, name);
  if (!read.ok) {
    const { error } = read;
    if (error.is === "no-template") return unusable("no-template");
    return unusable(error.is, error.key, ("value" in error && error.value) || "");
  }
  const template = withoutAnswersOfOneFile(read.value);
  const isOfSheets = template.headers.length > 0;
  return isOfSheets || template.eInvoice !== undefined ? ok(template) : unusable("no-template");
}

/** Answers that hold for one file only; names are kept with the inbox. */
const ofOneFile: ReadonlySet<string> = new Set<keyof Template>([...saidOfOneFile, "isSameKind", "names"]);

const withoutAnswersOfOneFile = (template: Template): Template =>
  Object.fromEntries(Object.entries(template).filter(([key]) => !ofOneFile.has(key))) as unknown as Template;

/** Shows all that it would change, because every later file is read so. */
function askWhetherUsed(template: Template, known: readonly Template[]): Question {
  const { headers, columns = {}, constants = {}, values = {}, eInvoice } = template;
  const replaced = known.find((one) => hasSameHeaders(one.headers, { headers, nameless: [] }));
  return {
    id: "template",
    about: "kind",
    text: {
      say: "ask-template",
      ...{ headers, replaces: replaced?.name ?? null },
      columns: Object.entries(columns).map(([heading, use]) => ({
        heading,
        as: use.as,
        properties: propertiesIn(use),
      })),
      constants: Object.entries(constants).flatMap(([property, value]) =>
        value === undefined ? [] : [{ property: property as keyof typeof constants, value }],
      ),
      values: Object.values(values).reduce((sum, one) => sum + Object.keys(one ?? {}).length, 0),
      without: template.without ?? [],
      dateOrder: template.dateOrder ?? null,
      decimalSign: template.decimalSign ?? null,
      suppliers: Object.keys(eInvoice?.suppliers ?? {}).length,
      isInvoices: template.isInvoices ?? null,
    },
    column: null,
    answers: [{ id: "use", label: { say: "use-template" }, sets: { useTemplate: true } }],
    examples: [],
  };
}
