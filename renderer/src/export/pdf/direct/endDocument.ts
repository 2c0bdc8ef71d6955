import type { PdfMetadata } from '../types.js';
import type { PdfColorPolicy } from './PdfColorPolicy.js';
import type { PdfFile } from './PdfFile.js';
import { textString } from './pdfText.js';

const PROGRAM = 'Cardwright';
/** A fixed date, so that the same input gives the same bytes. */
const CREATED = '(D:20000101000000Z)';

export interface ViewerHints {
  /** Initial settings of the print dialog, in viewers that support it. */
  readonly duplex?: 'Simplex' | 'DuplexFlipShortEdge' | 'DuplexFlipLongEdge';
}

/** Writes the catalogue, what the policy adds, the metadata and the trailer. */
export async function endDocument(
  file: PdfFile,
  pages: number,
  policy: PdfColorPolicy,
  metadata: PdfMetadata,
  hints: ViewerHints,
): Promise<void> {
  const catalog = catalogOf(pages, metadata, hints);
  const info = infoOf(metadata);
  await policy.finish({
    add: (body) => `${file.add(body)} 0 R`,
    addStream: (entries, data) => `${file.addStream(entries, data)} 0 R`,
    catalog,
    info,
    digest: file.digest,
  });
  const root = file.add(dictionary(catalog));
  file.end(`/Root ${root} 0 R/Info ${file.add(dictionary(info))} 0 R`);
}

function catalogOf(pages: number, { title, language }: PdfMetadata, { duplex }: ViewerHints): Map<string, string> {
  const preferences = `/PrintScaling/None/DisplayDocTitle ${Boolean(title)}${duplex === undefined ? '' : `/Duplex/${duplex}`}`;
  return new Map([
    ['Type', '/Catalog'],
    ['Pages', `${pages} 0 R`],
    ...(language ? [['Lang', `(${language.replace(/[^\w-]/g, '')})`] as const] : []),
    ['ViewerPreferences', `<<${preferences}>>`],
  ]);
}

function infoOf({ title, author, subject, keywords = [] }: PdfMetadata): Map<string, string> {
  const texts = { Title: title, Author: author, Subject: subject, Keywords: keywords.join(', ') };
  const written = Object.entries({ ...texts, Creator: PROGRAM, Producer: PROGRAM }).flatMap(([key, text]) =>
    text ? [[key, textString(text)] as const] : [],
  );
  return new Map([...written, ['CreationDate', CREATED], ['ModDate', CREATED]]);
}

function dictionary(entries: ReadonlyMap<string, string>): string {
  return `<<${[...entries].map(([key, value]) => `/${key} ${value}`).join('')}>>`;
}
