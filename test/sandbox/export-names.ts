/** @file The finance system's own lists of suppliers, nominals, projects and VAT rates, as its users export them. */

import type { Ledger } from "./ledger.ts";

export const dialects = ["english", "german", "french"] as const;

export type Dialect = (typeof dialects)[number];

export const kindsOfNames = ["suppliers", "nominals", "projects", "vat-codes"] as const;

export type KindOfNames = (typeof kindsOfNames)[number];

interface NamesInDialect {
  /** Without the extension. */
  readonly file: string;
  readonly headings: readonly string[];
}

const inDialects: Readonly<Record<Dialect, Readonly<Record<KindOfNames, NamesInDialect>>>> = {
  english: {
    suppliers: { file: "suppliers", headings: ["Supplier ID", "Supplier name"] },
    nominals: { file: "nominals", headings: ["Nominal name"] },
    projects: { file: "projects", headings: ["Project ID", "Project code", "Project title"] },
    "vat-codes": { file: "vat codes", headings: ["VAT rate ID", "VAT rate", "Name"] },
  },
  german: {
    suppliers: { file: "Lieferanten", headings: ["Lieferanten-ID", "Lieferant"] },
    nominals: { file: "Sachkonten", headings: ["Sachkonto"] },
    projects: { file: "Projekte", headings: ["Projekt-ID", "Projektcode", "Projekt"] },
    "vat-codes": { file: "USt.-Sätze", headings: ["USt.-Satz-ID", "USt.-Satz", "Bezeichnung"] },
  },
  french: {
    suppliers: { file: "Fournisseurs", headings: ["ID fournisseur", "Fournisseur"] },
    nominals: { file: "Comptes", headings: ["Intitulé du compte"] },
    projects: { file: "Projets", headings: ["ID projet", "Code projet", "Projet"] },
    "vat-codes": { file: "Taux de TVA", headings: ["ID TVA", "Taux de TVA", "Intitulé"] },
  },
};

/** The list as rows of cells, the headings first, and what the finance system calls the file. */
export function exportNames(
  ledger: Ledger,
  kind: KindOfNames,
  { dialect = "english", office }: { readonly dialect?: Dialect; readonly office?: string },
): { readonly file: string; readonly rows: readonly (readonly string[])[] } {
  const { file, headings } = inDialects[dialect][kind];
  return { file, rows: [headings, ...entriesOf(ledger, kind, dialect, office)] };
}

function entriesOf(
  ledger: Ledger,
  kind: KindOfNames,
  dialect: Dialect,
  office: string | undefined,
): readonly (readonly string[])[] {
  switch (kind) {
    case "suppliers":
      return ledger.suppliers.map(({ id, name }) => [id, name]);
    case "nominals":
      return ledger.nominals.map((name) => [name]);
    case "projects":
      return ledger.projects.map(({ id, code, title }) => [id, code, title]);
    case "vat-codes": {
      const unit = ledger.offices.find(({ id }) => id === office)?.businessUnitId;
      const rates = ledger.businessUnits
        .filter(({ id }) => unit === undefined || id === unit)
        .flatMap(({ vatRates }) => vatRates);
      return rates.map(({ extId, percent, name }) => [
        extId,
        dialect === "english" ? percent : percent.replace(".", ","),
        name,
      ]);
    }
  }
}
