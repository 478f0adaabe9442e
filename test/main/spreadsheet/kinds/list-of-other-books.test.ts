/** @file Invoice lists whose title says that they are of other books than the real ones, or of entries that aren't final. */

import { expect, test } from "vitest";
import { csv } from "../../../fixtures/spreadsheets/make-files.ts";
import { readBytes, readCsv } from "../reading.ts";

const heading = "Purchase invoice ID,Invoice number,Supplier,Date,Net";
const rows = ["10023,A-1,Acme,2026-11-03,100", "10024,A-2,Beta,2026-11-14,50"];

test.each([
  ...["Provisional entries", "Training database", "Preliminary list", "Demo company", "Practice company", "Sandbox"],
  ...["Pro forma invoices", "Test company", "Trial postings", "Budget invoices 2026", "Database: TEST", "Sample data"],
  ...["Copy of live company", "Old system", "Archived ledger", "Accrued invoices", "Training", "UAT", "Not yet final"],
  ...["Vorläufige Buchungen", "Schulungsmandant", "Test-Mandant", "Musterfirma", "Planbuchungen", "Übungsfirma"],
  ...["Écritures provisoires", "Base de formation", "Société de démonstration", "Factures prévisionnelles"],
  ...["Voorlopige boekingen", "Oefenadministratie", "Testomgeving", "Asientos provisionales", "Empresa de pruebas"],
  ...["Registrazioni provvisorie", "Azienda di prova", "Lançamentos provisórios", "Base de dados de formação"],
  ...["Zapisy wstępne", "Firma szkoleniowa", "Předběžné zápisy", "Testovací firma", "Predbežné zápisy"],
  ...["Ideiglenes tételek", "Gyakorló cég", "Înregistrări provizorii", "Bază de date de test"],
  ...[
    "Preliminära verifikat",
    "Övningsföretag",
    "Foreløbige posteringer",
    "Testfirma",
    "Foreløpige bilag",
    "Kursfirma",
  ],
  ...["Alustavat kirjaukset", "Harjoitusyritys", "Προσωρινές εγγραφές", "Δοκιμαστική εταιρεία", "Geçici kayıtlar"],
  ...["Eğitim veritabanı", "Предварительные проводки", "Учебная база", "Попередні записи", "Навчальна база"],
  ...[
    "Privremena knjiženja",
    "Testna baza",
    "测试数据库",
    "暂估发票",
    "仮計上",
    "研修用データベース",
    "교육용 데이터베이스",
  ],
])("a list titled “%s” confirms nothing, and says why", (title) => {
  const marked = { says: { notBooked: title, isUnknown: true } };
  for (const read of [
    readCsv([title, heading, ...rows]),
    readBytes(csv(heading, ...rows), `${title.replace(":", "")}.csv`),
  ]) {
    expect(read.register.map(({ says }) => says?.isUnknown)).toEqual([true, true]);
    expect(read.derived.join()).toContain("so it confirms no invoice");
  }
  expect(readCsv([title, heading, ...rows]).register).toMatchObject([marked, marked]);
});

test.each([
  ...[
    "Purchase invoices",
    "Trial balance suppliers",
    "Nominal: 7600 Training costs",
    "Budget holder: Smith",
    "Page 1 of 2",
  ],
  ...[
    "Training Partners Ltd - purchase ledger",
    "Practice: Alder & Stone",
    "Northern region",
    "Live database",
    "Old Mill Road",
  ],
  ...["Eingangsrechnungen Plan B GmbH", "Exercice 2026", "Formation professionnelle SARL", "Factures d'achat"],
  ...[
    "Jednostka budżetowa nr 4",
    "Rejestr zakupów",
    "Бюджетная организация № 4",
    "Реестр за временной период",
    "支払予定一覧",
  ],
  ...["Попередній період", "Facturas recibidas", "Empresa: Formación Sur", "Inkoopfacturen", "Lieferantenrechnungen"],
])("a list titled “%s” confirms what it has", (title) => {
  const read = readCsv([title, heading, ...rows]);
  expect(read.register.map(({ says }) => says?.notBooked ?? null)).toEqual([null, null]);
});

test.each([
  ...["to be deleted", "Please delete", "marked for deletion", "zu löschen", "à supprimer", "te verwijderen"],
  ...["para eliminar", "da eliminare", "a excluir", "do usunięcia", "skal slettes", "к удалению", "待删除", "削除予定"],
])("a row with the remark “%s” confirms nothing", (remark) => {
  const read = readCsv([`${heading},Comment`, `${rows[0]},${remark}`, `${rows[1]},checked`]);
  expect(read.register.map(({ says }) => says?.isUnknown ?? false)).toEqual([true, false]);
});
