/**
 * @file Names of database fields in exports that were never meant to be read, such as SAP's LIFNR.
 *
 * They are compared as in programs.ts. A field is listed only if its name cannot be a word in a heading.
 */

import type { Program } from "./programs.ts";

export const fieldNames: readonly Program[] = [
  {
    name: "SAP",
    properties: {
      InvoiceNumber: "XBLNR",
      InternalReference: "BELNR",
      Date: "BLDAT",
      Currency: "WAERS",
      // The tax base and the tax in the document's currency; those in local currency begin with H.
      Net: "FWBAS",
      VAT: "WMWST, WMWST1, FWSTE",
      Description: "SGTXT, BKTXT",
      PurchaseOrderNumber: "EBELN",
    },
    doubtful: { amount: "WRBTR, RMWWR_NET, NETWR", name: "NAME1", tax: "MWSTS", reference: "ZUONR" },
    leftAlone: {
      supplierNumber: "LIFNR, LIFRE, EMLIF",
      company: "BUKRS, MANDT",
      posting: "BUDAT, BSCHL, BVORG",
      due: "ZFBDT, FAEDT, NETDT, FAEDN",
      created: "CPUDT, CPUTM, REINDAT, AEDAT, ERDAT",
      local: "DMBTR, HWSTE, HWBAS, HWAER, DMBE2",
      gross: "RMWWR",
      taxCode: "MWSKZ, MWSKZ1, TXJCD",
      department: "KOSTL, GSBER, PRCTR, WERKS, KOKRS",
      ledger: "HKONT, SAKNR, RACCT, GKONT",
      period: "GJAHR, POPER, LFGJA",
      type: "BLART, VGART, KOART",
      user: "USNAM, ERNAM",
      paid: "AUGDT, AUGBL, AUGCP",
      debit: "SHKZG",
      status: "ZLSPR, RBSTAT, BSTAT",
      method: "ZLSCH",
      terms: "ZTERM, ZBD1T, ZBD2T, ZBD3T",
      discount: "WSKTO, SKFBT, ZBD1P",
      line: "BUZEI, EBELP, RBLPOS",
      item: "MATNR, TXZ01",
      quantity: "BSTME, MENGE_D",
      unit: "MEINS",
      exchange: "KURSF, WWERT, KURST",
      registration: "STCEG, STCD1, STCD2, STCD3",
      customer: "KUNNR",
      bank: "BANKN, BANKL, BVTYP",
      project: "PROJK, PS_PSP_PNR, PROJN",
    },
  },
  {
    name: "TOTVS Protheus",
    properties: {
      InvoiceNumber: "F1_DOC, D1_DOC, E2_NUM",
      Date: "F1_EMISSAO, D1_EMISSAO, E2_EMISSAO",
      AccountName: "E2_NOMFOR, A2_NOME, A2_NREDUZ",
      Description: "E2_HIST",
    },
    doubtful: { amount: "E2_VALOR, F1_VALMERC, D1_TOTAL" },
    leftAlone: {
      supplierNumber: "F1_FORNECE, D1_FORNECE, E2_FORNECE, A2_COD, F1_LOJA, E2_LOJA",
      due: "E2_VENCTO, E2_VENCREA, E2_VENCORI",
      created: "F1_DTDIGIT, D1_DTDIGIT, E2_EMIS1",
      gross: "F1_VALBRUT",
      balance: "E2_SALDO",
      registration: "A2_CGC",
      type: "F1_ESPECIE, F1_TIPO, E2_TIPO, F1_SERIE, E2_PREFIXO, E2_PARCELA",
      company: "F1_FILIAL, E2_FILIAL, D1_FILIAL",
      ledger: "E2_NATUREZ",
    },
  },
  {
    // The file of entries that French tax law prescribes.
    name: "FEC",
    properties: {
      InvoiceNumber: "PieceRef",
      Date: "PieceDate",
      InternalReference: "EcritureNum",
      AccountName: "CompAuxLib",
      Description: "EcritureLib",
      Currency: "Idevise",
    },
    leftAlone: {
      posting: "JournalCode, JournalLib, EcritureDate, ValidDate",
      ledger: "CompteNum, CompteLib",
      supplierNumber: "CompAuxNum",
      paid: "EcritureLet, DateLet",
    },
  },
  {
    name: "JD Edwards",
    properties: {
      InvoiceNumber: "RPVINV",
      Date: "RPDIVJ",
      AccountName: "RPALPH, ABALPH",
      Net: "RPATXA",
      VAT: "RPSTAM",
      Currency: "RPCRCD, RPCRRD",
      Description: "RPRMK",
    },
    leftAlone: { supplierNumber: "RPAN8", gross: "RPAG", posting: "RPDGJ", due: "RPDDJ", balance: "RPAAP" },
  },
  {
    name: "Infor M3",
    beside: "SINO",
    properties: { InvoiceNumber: "SINO", Date: "IVDT", AccountName: "SUNM", Currency: "CUCD", VAT: "VTAM" },
    leftAlone: {
      supplierNumber: "SUNO, SPYN",
      gross: "CUAM",
      due: "DUDT",
      posting: "ACDT, VONO, VSER",
      company: "CONO, DIVI",
    },
  },
  {
    name: "PeopleSoft",
    beside: "INVOICE_DT",
    properties: { InvoiceNumber: "INVOICE_ID", Date: "INVOICE_DT", Currency: "TXN_CURRENCY_CD" },
    leftAlone: { posting: "ACCOUNTING_DT", gross: "GROSS_AMT", supplierNumber: "VENDOR_SETID" },
  },
  {
    name: "SAP Business One",
    properties: { InvoiceNumber: "NumAtCard", AccountName: "CardName", VAT: "VatSum", Currency: "DocCur" },
    leftAlone: { supplierNumber: "CardCode", due: "DocDueDate", gross: "DocTotal" },
  },
  {
    name: "SAP Business One",
    beside: "NumAtCard",
    properties: { Date: "TaxDate" },
    leftAlone: { posting: "DocDate" },
  },
  {
    // India's statement of the taxes on purchases, GSTR-2B.
    name: "GST portal",
    properties: { VAT: "Integrated Tax, Central Tax, State/UT Tax, Cess", AccountName: "Trade/Legal name" },
  },
  {
    // The list of received invoices of Argentina's tax office.
    name: "ARCA",
    properties: {
      InvoiceNumber: "Número Desde, Numero Desde",
      AccountName: "Denominación Emisor, Denominacion Emisor",
      Net: "Imp. Neto Gravado, Imp. Neto Gravado Total",
    },
    leftAlone: {
      registration: "Nro. Doc. Emisor, Nro Doc Emisor, Cód. Autorización",
      type: "Punto de Venta, Tipo Doc. Emisor, Número Hasta",
    },
  },
  {
    name: "Winbooks",
    properties: { Date: "DATEDOC", Currency: "CURRCODE" },
    doubtful: { amount: "AMOUNTEUR, CURRAMOUNT" },
    leftAlone: {
      supplierNumber: "ACCOUNTRP",
      ledger: "ACCOUNTGL",
      posting: "DBCODE, DBKCODE",
      period: "BOOKYEAR",
      due: "DUEDATE",
    },
  },
  {
    name: "Softone",
    properties: {
      InternalReference: "FINCODE, FINDOC",
      Date: "TRNDATE",
      AccountName: "TRDR_NAME, TRDRNAME",
      Net: "NETAMNT",
      VAT: "VATAMNT",
    },
    leftAlone: { supplierNumber: "TRDR, TRDR_CODE, TRDRCODE", gross: "SUMAMNT" },
  },
  {
    name: "FacturaScripts",
    beside: "numproveedor",
    properties: { InvoiceNumber: "numproveedor", InternalReference: "codigo" },
    leftAlone: { supplierNumber: "codproveedor" },
  },
  {
    name: "Netsis",
    properties: { InvoiceNumber: "FATIRSNO, FATIRS_NO", AccountName: "CARI_ISIM", VAT: "KDV_TUTARI" },
    leftAlone: {
      supplierNumber: "CARI_KODU, CARI_KOD",
      due: "VADETARIHI, VADE_TARIHI",
      total: "GENELTOPLAM",
      gross: "BRUTTUTAR",
    },
  },
];
