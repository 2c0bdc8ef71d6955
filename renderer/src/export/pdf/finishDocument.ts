import { createHash } from 'node:crypto';
import { PDFHexString, type PDFDocument, PDFName, PDFString } from './pdfLib.js';
import { dropUnreachable } from './dropUnreachable.js';
import type { PdfMetadata } from './types.js';

const PROGRAM = 'Cardwright';
/** A fixed date, so that the same input gives the same bytes. */
const CREATED = 'D:20000101000000Z';
const NO_ID = '0'.repeat(32);

export interface ViewerHints {
  /** Initial settings of the print dialog, in viewers that support it. */
  readonly duplex?: 'Simplex' | 'DuplexFlipShortEdge' | 'DuplexFlipLongEdge';
}

/** Bytes of the finished file, with metadata, a fixed date and an id derived from its content. */
export async function finishDocument(
  document: PDFDocument,
  metadata: PdfMetadata = {},
  { duplex }: ViewerHints = {},
): Promise<Uint8Array> {
  const { context, catalog } = document;
  writeInfo(document, metadata);
  if (metadata.language) catalog.set(PDFName.of('Lang'), PDFString.of(metadata.language.replace(/[^\w-]/g, '')));
  const preferences = {
    PrintScaling: 'None',
    DisplayDocTitle: Boolean(metadata.title),
    ...(duplex && { Duplex: duplex }),
  };
  catalog.set(PDFName.of('ViewerPreferences'), context.obj(preferences));
  dropUnreachable(context);
  const id = PDFHexString.of(NO_ID);
  context.trailerInfo.ID = context.obj([id, id]);
  const bytes = await document.save({ useObjectStreams: false, addDefaultPage: false, objectsPerTick: 5_000 });
  return withContentId(bytes);
}

function writeInfo(document: PDFDocument, { title, author, subject, keywords = [] }: PdfMetadata): void {
  const { context } = document;
  const entries = { Title: title, Author: author, Subject: subject, Keywords: keywords.join(', ') };
  const texts = Object.entries({ ...entries, Creator: PROGRAM, Producer: PROGRAM });
  const dictionary = context.obj({});
  for (const [key, text] of texts) if (text) dictionary.set(PDFName.of(key), PDFHexString.fromText(text));
  for (const key of ['CreationDate', 'ModDate']) dictionary.set(PDFName.of(key), PDFString.of(CREATED));
  context.trailerInfo.Info = context.register(dictionary);
}

/** Replaces the zeros in the trailer with the content's digest. */
function withContentId(bytes: Uint8Array): Uint8Array {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const digest = createHash('sha256').update(buffer).digest('hex').slice(0, NO_ID.length).toUpperCase();
  const marker = `<${NO_ID}>`;
  for (let at = buffer.lastIndexOf(marker), count = 0; at >= 0 && count < 2; at = buffer.lastIndexOf(marker), count++) {
    buffer.write(`<${digest}>`, at, 'latin1');
  }
  return bytes;
}
