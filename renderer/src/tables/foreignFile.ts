import { strFromU8, unzipSync } from 'fflate';
import { isWorkbookFile } from './tableFile.js';

/** What a file is that is not the table its name says, and what its owner can do. */
export interface ForeignFile {
  /** Follows the name of the file: `is a PDF file`. */
  readonly is: string;
  readonly fix: string;
}

const AS_XLSX = 'Open it in a spreadsheet program and save it as .xlsx.';

const EMPTY = kind('is empty: it has no bytes', 'Save or download it again.');
const ENCRYPTED = kind('is protected with a password', 'Save it as .xlsx without a password.');
const OLD_EXCEL = kind('is a workbook of an old Excel (.xls)', 'Open it and save it as .xlsx without a password.');
const BINARY_EXCEL = kind('is a binary workbook (.xlsb)', 'Open it in Excel and save it as .xlsx.');
const NUMBERS = kind('is a Numbers document', 'In Numbers, choose File › Export To › Excel, and use the .xlsx file.');
const GOOGLE = kind(
  'is only a link to a Google Sheet',
  'In Google Sheets, choose File › Download › Microsoft Excel (.xlsx).',
);
const PDF = kind('is a PDF file', 'Save the table that it was made from as .xlsx or CSV.');
const DOCUMENT = kind('is a text document', 'Copy its table into a spreadsheet, and save that as .xlsx.');
const ARCHIVE = kind('is a zip archive, not a workbook', 'Unpack it, and use the .xlsx, .ods or .csv file in it.');
export const DAMAGED = kind('is incomplete or damaged', 'Download or copy it again, or save it again as .xlsx.');
const WORKBOOK = kind('is a workbook, but its extension is not .xlsx or .ods', AS_XLSX);
const FLAT = kind('is a flat XML spreadsheet', 'Open it and save it as .xlsx or .ods.');
const WEB_PAGE = kind('is a web page, not a workbook', AS_XLSX);

const ENCRYPTED_PART = [...'EncryptedPackage'].join('\0');

/** By extension, where the content tells nothing. */
const BY_ENDING: Readonly<Record<string, ForeignFile>> = {
  '.xls': OLD_EXCEL,
  '.xlsb': BINARY_EXCEL,
  '.numbers': NUMBERS,
  '.gsheet': GOOGLE,
  '.fods': FLAT,
};

/** By a part of an archive, in the order in which they decide. */
const BY_PART: readonly (readonly [RegExp, ForeignFile])[] = [
  [/^encrypted-package$/, ENCRYPTED],
  [/^Index(?:\.zip$|\/.*\.iwa$)/, NUMBERS],
  [/^xl\/workbook\.bin$/, BINARY_EXCEL],
  [/^xl\/workbook\.xml$/, WORKBOOK],
  [/^word\//, DOCUMENT],
];

/** Tells what a file is instead of a table, by its content, else by its extension. @returns undefined if neither tells */
export function foreignFile(bytes: Uint8Array, file: string): ForeignFile | undefined {
  const found = kindOf(bytes) ?? BY_ENDING[/\.[a-z]+$/i.exec(file)?.[0].toLowerCase() ?? ''];
  return found === WORKBOOK && isWorkbookFile(file) ? undefined : found;
}

function kindOf(bytes: Uint8Array): ForeignFile | undefined {
  if (bytes.length === 0) return EMPTY;
  const start = strFromU8(bytes.subarray(0, 1024), true);
  // Excel wraps an encrypted workbook in the container of its old format. The names of its parts are in UTF-16.
  if (start.startsWith('\xd0\xcf\x11\xe0'))
    return strFromU8(bytes, true).includes(ENCRYPTED_PART) ? ENCRYPTED : OLD_EXCEL;
  // Excel 2 to 4 had no container: a file begins with the record that opens a sheet.
  if (/^\x09[\0\x02\x04][\x04\x06]\0/.test(start)) return OLD_EXCEL;
  if (/^PK(?:\x03\x04|\x05\x06)/.test(start)) return kindOfArchive(bytes);
  if (start.startsWith('%PDF')) return PDF;
  if (/<office:document\s/.test(start)) return FLAT;
  return /^\s*<(?:!doctype html|html|table)\b/i.test(start) ? WEB_PAGE : undefined;
}

function kindOfArchive(bytes: Uint8Array): ForeignFile | undefined {
  const names: string[] = [];
  try {
    const small = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
      names.push(name);
      return /^(?:mimetype|META-INF\/manifest\.xml)$/.test(name) && originalSize < 1024 * 1024;
    };
    const { mimetype, 'META-INF/manifest.xml': manifest } = unzipSync(bytes, { filter: small });
    if (manifest !== undefined && strFromU8(manifest).includes('encryption-data')) return ENCRYPTED;
    const byPart = BY_PART.find(([part]) => names.some((name) => part.test(name)));
    if (byPart !== undefined) return byPart[1];
    if (mimetype === undefined) return ARCHIVE;
    return strFromU8(mimetype).includes('spreadsheet') ? WORKBOOK : DOCUMENT;
  } catch {
    return DAMAGED;
  }
}

function kind(is: string, fix: string): ForeignFile {
  return { is, fix };
}
