/** @file Prints the SQL that sets an office database up: `node scripts/print-office-sql.ts > office.sql`. */

import { officeSql } from "../main/ledger/office-sql.ts";

process.stdout.write(officeSql);
