/** @file How the agent stands, said in German. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { sayAgent, sayCounts } from "../../shared/wording-agent.ts";
import { sayClosed } from "../../shared/wording-hours.ts";
import { sayPaused } from "../../shared/wording-pause.ts";
import { sayTonight, sayTonightInShort } from "../../shared/wording-tonight.ts";
import { speak } from "../../shared/words/spoken.ts";
import { sampleStatus } from "../fakes/fake-world.ts";

beforeAll(() => speak({ language: "de", formats: "de-DE" }));
afterAll(() => speak({ language: "en", formats: "en-GB" }));

const zone = "Europe/Berlin";
const noonMs = Date.parse("2026-11-20T12:00:00+01:00");
const hourMs = 3_600_000;
