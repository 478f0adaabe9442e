/** @file The files that a self-test practises with: a spreadsheet of one invoice, and a PDF of one page. */

/** Its name says nothing of practice: "practice invoice" is a name that Pigeonhole asks about. */
export const practiceInvoice = {
  name: "paper clips.csv",
  number: "SELF-TEST-1",
  content: [
    "Invoice date,Invoice no,Supplier,Currency,Nominal,VAT rate,Net,VAT,Description",
    "2026-11-16,SELF-TEST-1,Practice supplier,GBP,Practice,20,260.00,52.00,Self-test of Pigeonhole",
    "",
  ].join("\r\n"),
};

/** A PDF whose only page says this. */
export function practicePdf(text: string): Uint8Array {
  const page = `BT /F1 11 Tf 50 800 Td (${text}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let written = "%PDF-1.7\n";
  const offsets = objects.map((object, n) => {
    const begins = written.length;
    written += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return begins;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const trailer = `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${written.length}\n%%EOF\n`;
  return Buffer.from(`${written}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, "latin1");
}
