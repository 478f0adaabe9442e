/** @file All words, in German. */

import type { english } from "../english/english.ts";
import { adding } from "./adding.ts";
import { agent } from "./agent.ts";
import { answers } from "./answers.ts";
import { cells } from "./cells.ts";
import { cli } from "./cli.ts";
import { columns } from "./columns.ts";
import { desktop } from "./desktop.ts";
import { details } from "./details.ts";
import { diagnostics } from "./diagnostics.ts";
import { doubts } from "./doubts.ts";
import { evidence } from "./evidence.ts";
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
import { noSignIn } from "./no-sign-in.ts";
import { note } from "./note.ts";
import { outcomes } from "./outcomes.ts";
import { preferences } from "./preferences.ts";
import { questions } from "./questions.ts";
import { report } from "./report.ts";
import { reportPage } from "./report-page.ts";
import { settings } from "./settings.ts";
import { sheet } from "./sheet.ts";
import { signIn } from "./sign-in.ts";
import { templates } from "./templates.ts";
import { time } from "./time.ts";
import { today } from "./today.ts";
import { tonight } from "./tonight.ts";
import { trail } from "./trail.ts";
import { unreadable } from "./unreadable.ts";
import { upload } from "./upload.ts";
import { usage } from "./usage.ts";
import { waiting } from "./waiting.ts";
import { window } from "./window.ts";

export const german: typeof english = {
  adding,
  agent,
  answers,
  cells,
  cli,
  columns,
  desktop,
  diagnostics,
  details,
  doubts,
  evidence,
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
  noSignIn,
  note,
  preferences,
  outcomes,
  questions,
  report,
  reportPage,
  settings,
  sheet,
  signIn,
  templates,
  time,
  today,
  tonight,
  trail,
  unreadable,
  upload,
  waiting,
  usage,
  window,
};
