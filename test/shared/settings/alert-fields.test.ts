/** @file The form for alerts shows no address that is as good as a password, and says beside each field what is wrong. */

import { expect, test } from "vitest";
import { alertsFrom, showAlerts } from "../../../shared/settings/alert-fields.ts";
import { alertsSchema } from "../../../shared/settings/settings.ts";

const url = "https://hooks.example.com/services/T0/B0/secret";
const set = alertsSchema.parse({
  webhook: { url, shape: "slack" },
  mail: { host: "mail.example.com", from: "a@example.com", to: ["b@example.com", "c@example.com"], user: "a" },
});

test("what is set is shown without the webhook's address, and saved again it is what it was", () => {
  const shown = showAlerts(set);
  expect(JSON.stringify(shown)).not.toContain("secret");
  expect(shown.webhookHost).toBe("hooks.example.com");
  expect(alertsFrom(set, shown.fields)).toEqual({ alerts: set });
});

test("a new address, other people and nothing at all are taken as typed", () => {
  const { fields } = showAlerts(set);
  const other = "https://ntfy.example.com/x";
  expect(alertsFrom(set, { ...fields, webhookShape: "ntfy", webhookUrl: ` ${other} ` })).toMatchObject({
    alerts: { webhook: { url: other, shape: "ntfy" } },
  });
  expect(alertsFrom(set, { ...fields, webhookShape: "none", mailTo: "" })).toEqual({
    alerts: { webhook: null, mail: null },
  });
  expect(alertsFrom(set, { ...fields, mailTo: "x@example.com; y@example.com" })).toMatchObject({
    alerts: { mail: { to: ["x@example.com", "y@example.com"] } },
  });
});

test("each wrong value is said beside its field", () => {
  const { fields } = showAlerts(alertsSchema.parse({}));
  const typed = { ...fields, webhookShape: "json", webhookUrl: "http://hooks.example.com", mailTo: "nobody" } as const;
  const made = alertsFrom(alertsSchema.parse({}), { ...typed, mailPort: "many", mailSecurity: "none", mailUser: "a" });
  expect("wrong" in made && Object.keys(made.wrong).toSorted()).toEqual([
    "mailFrom",
    "mailHost",
    "mailPort",
    "mailTo",
    "webhookUrl",
  ]);
});
