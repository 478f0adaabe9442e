/** @file Dates and digits of other calendars and scripts are read, and codes that contain such a digit stay. */

import { describe, expect, test } from "vitest";
import { readDateText } from "../../../../main/spreadsheet/cells/date-text.ts";
import { readCsv, valuesOf } from "../reading.ts";

describe("a day of another calendar", () => {
  test.each([
    ["R8.9.20", "2026-09-20"],
    ["令和8年9月20日", "2026-09-20"],
    ["令和元年5月1日", "2019-05-01"],
    ["115/10/05", "2026-10-05"],
    ["民國115年10月5日", "2026-10-05"],
    ["1405/07/14", "2026-10-06"],
    ["1403/12/30", "2025-03-20"],
    ["1404/01/01", "2025-03-21"],
    ["2569-10-05", "2026-10-05"],
  ])("%s is %s", (text, day) => {
    expect(readDateText(text).by.ymd).toBe(day);
  });

  test("a Buddhist year at the end leaves the order of day and month open", () => {
    expect(readDateText("05/08/2569")).toMatchObject({
      needsOrder: true,
      by: { dmy: "2026-08-05", mdy: "2026-05-08", ymd: null },
    });
  });

  test.each(["1405/13/01", "1404/12/30", "R8.13.1", "115/02/30", "1201/07/14"])("%s is no day", (text) => {
    expect(Object.values(readDateText(text).by)).toEqual([null, null, null]);
  });
});

describe("digits of another script", () => {
  const rows = (number: string) => [
    "رقم الفاتورة;تاريخ الفاتورة;المورد;القيمة قبل الضريبة;ضريبة القيمة المضافة ١٤٪",
    `${number};٢٠٢٦/٠٩/٠٦;مطبعة دار المعارف;١٨٬١٤٢٫٤٥ ج.م;٢٬٥٣٩٫٩٤ ج.م`,
    "B-2;٢٠٢٦/٠٩/٠٧;المصرية للاتصالات;١٬٤١٩٫٩٧ ج.م;١٩٨٫٨٠ ج.م",
    "B-3;٢٠٢٦/٠٩/٠٨;أتوبيسات الدلتا;٢٢٬٣٧٢٫١٠ ج.م;٣٬١٣٢٫٠٩ ج.م",
  ];

  test("are read in columns of dates and amounts", () => {
    const reading = readCsv(rows("A-1"));
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "Net")).toEqual(["18142.45", "1419.97", "22372.10"]);
    expect(valuesOf(reading, "VAT")).toEqual(["2539.94", "198.80", "3132.09"]);
    expect(valuesOf(reading, "Date")).toEqual(["2026-09-06", "2026-09-07", "2026-09-08"]);
    expect(valuesOf(reading, "Currency")).toEqual(["EGP", "EGP", "EGP"]);
  });

  test("stay in a code", () => {
    expect(valuesOf(readCsv(rows("ف-٤٤")), "InvoiceNumber")[0]).toBe("ف-٤٤");
  });
});

test("a Japanese triangle is a minus", () => {
  expect(valuesOf(readCsv(["Supplier,Net", "Acme,△136", "Bolt,55.5"]), "Net")).toEqual(["-136", "55.5"]);
});
