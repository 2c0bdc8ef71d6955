import { PDFDict, type PDFDocument, PDFName, PDFRawStream, type PDFRef } from '../pdfLib.js';
import { testScene } from '../../../painters/testing/testScene.js';
import type { Scene, SceneNode } from '../../../displayList.js';
import type { PictureSource } from '../../browser/assets.js';

/** Pictures by source; all others are unreadable. */
export function picturesOf(
  entries: Readonly<Record<string, { readonly bytes: Uint8Array; readonly mime: string }>>,
): PictureSource {
  return {
    imageBytes: (src) => {
      const picture = entries[src];
      return picture ? Promise.resolve(picture) : Promise.reject(new Error(`no picture ${src}`));
    },
  };
}

export const noPictures = picturesOf({});

/** The whole face and its bleed in one colour, with a word on it. */
export function colorScene(fill: string, word = '', changes: Partial<Scene> = {}): Scene {
  const ground: SceneNode = { type: 'path', d: 'M-14 -14H254V350H-14Z', fill };
  const text: SceneNode = {
    type: 'text',
    x: 20,
    y: 60,
    width: 200,
    text: word,
    face: 'inter-latin-400-normal',
    size: 24,
    fill: '#000000',
    direction: 'ltr',
    letterSpacing: 0,
  };
  return testScene(word ? [ground, text] : [ground], changes);
}

/** All streams of a PDF with a certain value for a dictionary key, e.g. `('Subtype', 'Image')`. */
export function streamsWith(
  document: PDFDocument,
  key: string,
  value: string,
): { ref: PDFRef; stream: PDFRawStream }[] {
  return document.context.enumerateIndirectObjects().flatMap(([ref, stream]) => {
    if (!(stream instanceof PDFRawStream)) return [];
    return stream.dict.get(PDFName.of(key)) === PDFName.of(value) ? [{ ref, stream }] : [];
  });
}

/** All indirect dictionaries of a type, e.g. `FontDescriptor`. */
export function dictionariesOf(document: PDFDocument, type: string): PDFDict[] {
  return document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of(type) ? [object] : [],
    );
}
