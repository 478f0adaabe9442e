/** @file All words, in German. */

import type { english } from "../english/english.ts";
import { adding } from "./adding.ts";
import { agent } from "./agent.ts";
import { cli } from "./cli.ts";
import { desktop } from "./desktop.ts";
import { details } from "./details.ts";
import { diagnostics } from "./diagnostics.ts";
import { failures } from "./failures.ts";
import { forms } from "./forms.ts";
import { history } from "./history.ts";
import { imports } from "./imports.ts";
import { inShort } from "./in-short.ts";
import { journal } from "./journal.ts";
import { look } from "./look.ts";
import { money } from "./money.ts";
import { needsYou } from "./needs-you.ts";
import { network } from "./network.ts";
import { note } from "./note.ts";
import { outcomes } from "./outcomes.ts";
import { preferences } from "./preferences.ts";
import { report } from "./report.ts";
import { reportPage } from "./report-page.ts";
import { settings } from "./settings.ts";
import { sheet } from "./sheet.ts";
import { signIn } from "./sign-in.ts";
import { time } from "./time.ts";
import { today } from "./today.ts";
import { tonight } from "./tonight.ts";
import { trail } from "./trail.ts";
import { upload } from "./upload.ts";
import { usage } from "./usage.ts";
import { waiting } from "./waiting.ts";
import { window } from "./window.ts";

export const german: typeof english = {
  adding,
  agent,
  cli,
  desktop,
  diagnostics,
  details,
  failures,
  forms,
  history,
  imports,
  inShort,
  journal,
  look,
  money,
  needsYou,
  network,
  note,
  preferences,
  outcomes,
  report,
  reportPage,
  settings,
  sheet,
  signIn,
  time,
  today,
  tonight,
  trail,
  upload,
  waiting,
  usage,
  window,
};
