import fc from 'fast-check';
import { PDFDocument, type PDFRawStream, PDFRef } from 'pdf-lib';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PdfFile } from './PdfFile.js';
import { nameOf, textString } from './pdfText.js';

function write(contents: readonly Uint8Array[], title = ''): Buffer {
  const file = new PdfFile('1.7');
  const pages = file.reserve();
  contents.forEach((content) => file.addStream('/Kind/Test', content));
  file.add('<</Type/Pages/Kids[]/Count 0>>', pages);
  const info = file.add(`<</Title ${textString(title)}>>`);
  const root = file.add(`<</Type/Catalog/Pages ${pages} 0 R>>`);
  file.end(`/Root ${root} 0 R/Info ${info} 0 R`);
  return Buffer.concat(file.take());
}

describe('PdfFile', () => {
  it('writes streams and texts that readers find again, and equal files for equal calls', async () => {
    const anything = fc.array(fc.uint8Array({ maxLength: 60 }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(anything, fc.string({ unit: 'grapheme' }), async (contents, title) => {
        const bytes = write(contents, title);
        const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
        expect(document.getTitle() ?? '').toBe(title);
        contents.forEach((content, index) => {
          const stream = document.context.lookup(PDFRef.of(index + 2)) as PDFRawStream;
          expect(Buffer.compare(inflateSync(stream.contents), content)).toBe(0);
        });
        expect(bytes.equals(write(contents, title))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('points its table at every object', () => {
    const bytes = write([Buffer.from('one'), Buffer.from('two')]);
    const text = bytes.toString('latin1');
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    const rows = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(rows).toHaveLength(5);
    rows.forEach((offset, index) => expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`)));
  });

  it('refuses a file with an object that is reserved and not written, or written twice', () => {
    const file = new PdfFile('1.7');
    const id = file.reserve();
    expect(() => file.end('')).toThrow('was reserved but not written');
    file.add('null', id);
    expect(() => file.add('null', id)).toThrow('written twice');
  });
});

describe('nameOf', () => {
  it('escapes what PDF reserves', () => expect(nameOf('AB+a b/c#é')).toBe('/AB+a#20b#2Fc#23#C3#A9'));
});
