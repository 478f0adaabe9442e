/** @file The types of documents that the finance service permits (service.md 4.2). */

import type { Content } from "../imports/drop.ts";

/** A permitted type: the Content-Type that is sent, and the content that the first bytes have to show. */
interface DocumentType {
  readonly mimeType: string;
  readonly content: Content["is"];
}

/** By extension, in lower case with its dot. */
export const documentTypes: Readonly<Record<string, DocumentType>> = {
  ".pdf": { mimeType: "application/pdf", content: "pdf" },
  ".png": { mimeType: "image/png", content: "png" },
  ".jpg": { mimeType: "image/jpeg", content: "jpeg" },
  ".jpeg": { mimeType: "image/jpeg", content: "jpeg" },
  ".txt": { mimeType: "text/plain", content: "text" },
  ".csv": { mimeType: "text/csv", content: "text" },
  ".xls": { mimeType: "application/vnd.ms-excel", content: "ole" },
  ".xlsx": { mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", content: "xlsx" },
  ".doc": { mimeType: "application/msword", content: "ole" },
  ".docx": { mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document", content: "docx" },
};
