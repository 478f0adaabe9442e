/** @file The usage of the command line in English. Commands and options are the same in every language. */

export const usage: string = `Usage: pigeonhole COMMAND [--data DIR] [--json]

  run                      watch the inboxes and import until told to stop
  sync                     one pass over what is in the inboxes now, whatever
                           their posting hours, and though it be paused
  check FILE...            read, map and check; sends nothing, writes nothing;
                           as one inbox would: [--inbox ID]
  status                   the imports, and how the agent stands
  pause [hour|tomorrow]    send nothing for an hour, until tomorrow at 7:00, or
                           until somebody resumes
  resume                   end a pause
  tonight                  look now whether the night will work
  report [DAY]             make this morning's report, or find that of a day
                           such as 2026-11-21, and say where it lies
  sign-in [CONNECTION]     sign in with any browser; where the client has a
                           secret, it is asked for: [--secret]
  sign-out [CONNECTION]
  proxy-password [PROXY]   keep the user name and password that a proxy wants;
                           asks for both, and keeps them in the keychain
  approve ID               send what waits for approval
  answer ID [Q=ANSWER...]  say how a file is to be read; without answers, lists
                           what is asked; for this file alone: [--once]
  reject ID [REASON]       turn down what waits, or a document that is on its
                           way: it is not sent
  retry ID                 try a file again; what went before goes all the same
                           where you say why: [--anyway REASON]
  attach ID INVOICE_ID     attach a waiting document to a purchase invoice
  import ID                it is a spreadsheet of purchase invoices, no document
  settle ID arrived        you looked: it is in the finance system
  settle ID send-again     you looked: it is not there
  log                      the audit trail, as CSV or JSON; the entries of one
                           import, or from a day on: [--import ID] [--since DAY]
  log --verify             whether the trail is as it was written, and is the
                           one with a hash that you have kept: [--expect HASH]
  inbox claim INBOX        import an inbox here that another computer imports
  diagnostics [NAME]       what someone who helps needs to see: lists it, or
                           shows one file of it; as a zip: [--out FILE]; without
                           the names of files: [--mask-names]
  journal restore          set a damaged journal aside, and use its newest
                           backup; without a backup: [--empty]

--help prints this, --version which Pigeonhole it is.

Exit codes: 0 nothing needs a person, 1 something does, 2 usage or settings,
3 signed out, the service or an inbox cannot be reached, another computer
imports an inbox, or the agent seems stuck.
`;
