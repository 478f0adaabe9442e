/** @file The finance system's standing records (suppliers, nominals, projects, ...) and how they are looked up. */

import { readFileSync } from "node:fs";

export interface VatRate {
  extId: string;
  name: string;
  percent: string;
}
export interface BusinessUnit {
  id: string;
  name: string;
  vatRates: VatRate[];
}
export interface Office {
  id: string;
  name: string;
  timeZone: string;
  businessUnitId: string;
}
export interface User {
  id: string;
  userName: string;
  password: string;
  name: string;
  officeId: string;
  /** May edit purchase invoices through the relevant finance page (service.md 4.2). */
  fullControl: boolean;
}
export interface Client {
  clientId: string;
  name: string;
  flow: "browser" | "client-credentials";
  /** Null for a public client. */
  secret: string | null;
  redirectUris: string[];
  /** A machine client acts as itself, so it has an office and a permission of its own. */
  officeId?: string;
  fullControl?: boolean;
}
export interface Supplier {
  id: string;
  name: string;
}
export interface Project {
  id: string;
  code: string;
  title: string;
  purchaseOrders: string[];
  budgetExternalIds: string[];
}
interface StandingInvoice {
  id: string;
  invoiceNumber: string;
  supplierId: string;
}
/** Every id is a string of digits here, because a JavaScript number cannot hold an int64. */
export interface Ledger {
  company: string;
  businessUnits: BusinessUnit[];
  offices: Office[];
  users: User[];
  clients: Client[];
  suppliers: Supplier[];
  nominals: string[];
  projects: Project[];
  purchaseInvoices: StandingInvoice[];
}

/** Reads the ledger that comes with the sandbox. */
export function readLedger(): Ledger {
  return JSON.parse(readFileSync(new URL("./master-data.json", import.meta.url), "utf8")) as Ledger;
}

/** Who a token speaks for, with what the finance system knows about them. */
export interface Caller {
  subject: string;
  name: string;
  office: Office;
  businessUnit: BusinessUnit;
  fullControl: boolean;
}

/** Finds the user or machine client that a token's subject names. */
export function findCaller(ledger: Ledger, subject: string): Caller | null {
  const user = ledger.users.find((each) => each.id === subject);
  const client = ledger.clients.find((each) => each.clientId === subject && each.flow === "client-credentials");
  const officeId = user?.officeId ?? client?.officeId;
  const office = ledger.offices.find((each) => each.id === officeId);
  const businessUnit = ledger.businessUnits.find((each) => each.id === office?.businessUnitId);
  if (!office || !businessUnit) return null;
  return {
    subject,
    name: user?.name ?? client?.name ?? subject,
    office,
    businessUnit,
    fullControl: user?.fullControl ?? client?.fullControl ?? false,
  };
}
