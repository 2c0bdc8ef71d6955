import { type PDFDocument, PDFName, type PDFRef } from 'pdf-lib';

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

/** Gives a document without pages its pages. */
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

/** A hundred thousandth of a point is a third of a nanometre: enough, and stable text. */
export const points = (values: readonly number[]): number[] => values.map((value) => Math.round(value * 1e5) / 1e5 + 0);
