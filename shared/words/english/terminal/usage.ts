/** @file The usage of the command line in English. Commands and options are the same in every language. */

export const usage: string = `Usage: pigeonhole COMMAND [--data DIR] [--json]

  run                      watch the inboxes and send files until stopped
  stop                     have the running Pigeonhole finish what it is sending
                           and end; waits for that
  sync                     check the inboxes once now and send what is ready,
                           even outside posting hours or while paused
  check FILE...            read and check files; sends and saves nothing;
                           with an inbox's settings: [--inbox ID]
  status                   the status of Pigeonhole and of each file
  pause [hour|tomorrow]    send nothing for an hour, until tomorrow at 7:00, or
                           until you resume
  resume                   end a pause
  tonight                  check now that everything is ready for tonight
  report [DAY]             make this morning's report, or show where the report
                           of a day such as 2026-11-21 is
  sign-in [CONNECTION]     sign in with any browser; to enter a client secret:
                           [--secret]
  sign-out [CONNECTION]
  confirm-account [CONNECTION]
                           confirm that the account that is signed in may send
  proxy-password [PROXY]   save a proxy's user name and password in the
                           keychain; asks for both
  notify test              send a test alert by the webhook and the e-mail that
                           the settings name
  notify password          save the mail server's password in the keychain
  approve ID               send a file that is waiting for approval
  answer ID [Q=ANSWER...]  answer how to read a file; without answers, list the
                           questions; for later files with the same
                           headings too: [--remember]
  reject ID [REASON]       cancel a file that is waiting, or a document that is
                           being sent: it isn't sent, and moves to Failed
  retry ID                 try a file again; to send again what was already
                           sent, give a reason: [--anyway REASON]
                           [--all-like]: with all that failed for its reason
  attach ID INVOICE_ID     attach a waiting document to a purchase invoice, or
                           to the one that fits these words: [--find TEXT];
                           although no invoice list has the ID: [--unlisted]
  reverse ID --date DAY    draft the reversal of what was sent, which waits for
                           approval; DAY is 2026-11-23, or "same" to keep each
                           invoice's own; of one batch: [--batch N]
  inside ID [NAME...]      add these files of a zip or an e-mail to the inbox,
                           or all; without names, list them
  import ID                import a file as purchase invoices, not a document
  settle ID arrived        answer that you found it in the finance system:
                           nothing is sent again, and nothing is paid
  settle ID checked ROW    answer that you've compared this row, which isn't in
                           an invoice list, or is there differently
  settle ID send-again     answer that you looked and it isn't there: it is sent
                           once more, and nothing is paid; after answers by
                           row, only the missing ones are sent
  settle ID                list the rows of a batch that may have been sent
  settle ID arrived ROW... answer row by row: found, not found with "missing",
                           or look again "later"; ROW is 5, 5-9 or rest
  log                      the audit trail, as CSV or JSON; of one file, or from
                           a day: [--import ID] [--since DAY]
  log --invoices           each row that was sent, as CSV or JSON; see above
  log --invoice NUMBER     what happened to an invoice, from file to list
  log --verify             check whether the trail was changed; compare it with
                           a hash you kept: [--expect HASH]
  inbox claim INBOX        import an inbox here that another computer imports
  office create [ADDRESS]  share the inboxes with other computers; ADDRESS is a
                           database such as postgresql://user@host:5432/name
  office join [ADDRESS]    share them on this computer too
  office leave             work alone again, with a copy of the records
  office status            which computers there are, and which one imports
  office password [ADDRESS] save the database's password in the keychain
  office sql               the SQL that sets the office's database up
  diagnostics [NAME]       list what your IT team needs, or show one file of it;
                           as a zip: [--out FILE]; without file names:
                           [--mask-names]
  journal restore          replace a damaged journal with its newest backup;
                           without a backup: [--empty]
  setup FILE               use a setup file from your office: its connection and
                           settings count where nothing else is set
  clean-up                 before you remove Pigeonhole: take its entries out of
                           the keychain, and stop opening it at login
COMMAND --help shows the lines of one command, --help this text, --version the
version of Pigeonhole. --selftest checks this installation: it sends nothing and
leaves nothing behind.
Exit codes: 0 nothing needs you, 1 something needs you, 2 wrong command or
settings, 3 signed out, the finance system or an inbox can't be reached,
another computer imports an inbox, or Pigeonhole seems stuck.
`;
