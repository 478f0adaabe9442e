/** @file All words, in English. */

import { adding } from "./adding.ts";
import { agent } from "./agent.ts";
import { cli } from "./cli.ts";
import { desktop } from "./desktop.ts";
import { failures } from "./failures.ts";
import { forms } from "./forms.ts";
import { history } from "./history.ts";
import { imports } from "./imports.ts";
import { journal } from "./journal.ts";
import { look } from "./look.ts";
import { money } from "./money.ts";
import { network } from "./network.ts";
import { note } from "./note.ts";
import { report } from "./report.ts";
import { settings } from "./settings.ts";
import { sheet } from "./sheet.ts";
import { signIn } from "./sign-in.ts";
import { time } from "./time.ts";
import { today } from "./today.ts";
import { tonight } from "./tonight.ts";
import { trail } from "./trail.ts";
import { upload } from "./upload.ts";
import { usage } from "./usage.ts";
import { window } from "./window.ts";

export const english = {
  adding,
  agent,
  cli,
  desktop,
  failures,
  forms,
  history,
  imports,
  journal,
  look,
  money,
  network,
  note,
  report,
  settings,
  sheet,
  signIn,
  time,
  today,
  tonight,
  trail,
  upload,
  usage,
  window,
};
