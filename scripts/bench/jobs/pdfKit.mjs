// The yardstick of the PDF: PDFKit draws the same scenes, whose layout is not timed. `keep`: a file to write the PDF to.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDeck, PRINT, printCards } from '../workload.mjs';
import { PdfKitPainter } from '../yardstick/PdfKitPainter.mjs';

export default async function pdfKit({ deck, keep }, onTheClock) {
  const opened = await openDeck(deck);
  // Each distinct face once: PDFKit cannot show a drawing on two pages.
  const scenes = new Set();
  for await (const { front, back } of printCards(opened)) scenes.add(front.scene).add(back.scene);
  const bytes = await onTheClock(async () => {
    const painter = new PdfKitPainter(PRINT);
    for (const scene of scenes) {
      for (const face of scene.faces)
        if (!painter.hasFont(face)) painter.addFont(face, await opened.node.fonts.fontBytes(face));
      for (const src of scene.images)
        if (!painter.hasPicture(src)) painter.addPicture(src, await readFile(join(deck.folder, src)));
      painter.addPage(scene);
    }
    return painter.finish();
  });
  if (keep) await writeFile(keep, bytes);
  opened.node.dispose();
  return { size: bytes.length, pages: scenes.size };
}
