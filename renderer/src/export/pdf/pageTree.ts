import { type PDFDocument, PDFName, type PDFRef } from './pdfLib.js';
import { rounded } from '../../painters/decimal.js';

/** `[left, bottom, right, top]` in pt. */
export type Box = readonly [left: number, bottom: number, right: number, top: number];

export interface PageContent {
  /** Content streams, drawn one after the other. */
  readonly contents: readonly PDFRef[];
  readonly resources: PDFRef;
  readonly mediaBox: Box;
  readonly bleedBox: Box;
  readonly trimBox: Box;
}

/** Adds pages to a document without pages. */
export function writePages(document: PDFDocument, pages: readonly PageContent[]): void {
  const { context, catalog } = document;
  const parent = context.nextRef();
  const kids = pages.map(({ contents, resources, mediaBox, bleedBox, trimBox }) =>
    context.register(
      context.obj({
        Type: 'Page',
        Parent: parent,
        Contents: contents.length === 1 ? (contents[0] as PDFRef) : [...contents],
        Resources: resources,
        MediaBox: points(mediaBox),
        CropBox: points(mediaBox),
        BleedBox: points(bleedBox),
        TrimBox: points(trimBox),
      }),
    ),
  );
  context.assign(parent, context.obj({ Type: 'Pages', Kids: kids, Count: kids.length }));
  catalog.set(PDFName.of('Pages'), parent);
}

const points = (box: Box): number[] => box.map(rounded);
