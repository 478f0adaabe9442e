/** @file The whole catalogue in English. */

import { agent } from "./agent/agent.ts";
import { alerts } from "./agent/alerts.ts";
import { alertsForm } from "./agent/alerts-form.ts";
import { diagnostics } from "./agent/diagnostics.ts";
import { exceptions } from "./agent/exceptions.ts";
import { journal } from "./agent/journal.ts";
import { network } from "./agent/network.ts";
import { noSignIn } from "./agent/no-sign-in.ts";
import { office } from "./agent/office.ts";
import { officeCertificate, officeDatabase, officeDatabaseThen } from "./agent/office-database.ts";
import { oneInbox } from "./agent/one-inbox.ts";
import { report } from "./agent/report.ts";
import { reportPage } from "./agent/report-page.ts";
import { settings } from "./agent/settings.ts";
import { setup } from "./agent/setup.ts";
import { signIn } from "./agent/sign-in.ts";
import { time } from "./agent/time.ts";
import { tonight } from "./agent/tonight.ts";
import { updates } from "./agent/updates.ts";
import { confirmation } from "./imports/confirmation.ts";
import { details } from "./imports/details.ts";
import { failures } from "./imports/failures.ts";
import { imports } from "./imports/imports.ts";
import { inShort } from "./imports/in-short.ts";
import { money } from "./imports/money.ts";
import { note } from "./imports/note.ts";
import { outcomes } from "./imports/outcomes.ts";
import { reversal } from "./imports/reversal.ts";
import { rowByRow } from "./imports/row-by-row.ts";
import { sought } from "./imports/sought.ts";
import { trail } from "./imports/trail.ts";
import { upload } from "./imports/upload.ts";
import { answers } from "./readings/answers.ts";
import { cells } from "./readings/cells.ts";
import { columns } from "./readings/columns.ts";
import { doubts } from "./readings/doubts.ts";
import { eInvoices } from "./readings/e-invoices.ts";
import { evidence } from "./readings/evidence.ts";
import { learnt } from "./readings/learnt.ts";
import { questions } from "./readings/questions.ts";
import { references } from "./readings/references.ts";
import { templates } from "./readings/templates.ts";
import { terms } from "./readings/terms.ts";
import { unreadable } from "./readings/unreadable.ts";
import { cli } from "./terminal/cli.ts";
import { commands } from "./terminal/commands.ts";
import { selftest } from "./terminal/selftest.ts";
import { usage } from "./terminal/usage.ts";
import { adding } from "./window/adding.ts";
import { correct } from "./window/correct.ts";
import { desk } from "./window/desk.ts";
import { desktop } from "./window/desktop.ts";
import { forms } from "./window/forms.ts";
import { habits } from "./window/habits.ts";
import { history } from "./window/history.ts";
import { inside } from "./window/inside.ts";
import { invoicePage } from "./window/invoice-page.ts";
import { look } from "./window/look.ts";
import { needsYou } from "./window/needs-you.ts";
import { officeWindow } from "./window/office-window.ts";
import { practice } from "./window/practice.ts";
import { preferences } from "./window/preferences.ts";
import { preview } from "./window/preview.ts";
import { sheet } from "./window/sheet.ts";
import { today } from "./window/today.ts";
import { waiting } from "./window/waiting.ts";
import { window } from "./window/window.ts";

export const english = {
  adding,
  agent,
  alerts,
  answers,
  cells,
  cli,
  columns,
  commands,
  confirmation,
  correct,
  alertsForm,
  desk,
  references,
  reversal,
  rowByRow,
  desktop,
  diagnostics,
  details,
  doubts,
  evidence,
  exceptions,
  failures,
  forms,
  habits,
  history,
  inside,
  invoicePage,
  imports,
  inShort,
  journal,
  learnt,
  look,
  money,
  needsYou,
  network,
  noSignIn,
  note,
  practice,
  preferences,
  preview,
  outcomes,
  questions,
  office,
  officeDatabase,
  officeCertificate,
  officeDatabaseThen,
  officeWindow,
  oneInbox,
  report,
  reportPage,
  selftest,
  settings,
  setup,
  sheet,
  signIn,
  sought,
  templates,
  terms,
  time,
  today,
  tonight,
  trail,
  unreadable,
  eInvoices,
  updates,
  upload,
  waiting,
  usage,
  window,
};
