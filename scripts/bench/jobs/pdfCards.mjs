// One page per face, alternating between front and shared back: from the deck to the bytes of one file. `warmUp`: a deck to
// print first, not timed; without it, the browser's start is timed. `keep`: a file to write the PDF to.
import { writeFile } from 'node:fs/promises';
import { importDrawing, openDeck, PRINT, printCards } from '../workload.mjs';

export default async function pdfCards({ deck, warmUp, keep }, onTheClock) {
  const [, , { BrowserPool, renderPdf }] = await importDrawing();
  let pool;
  const print = async (source) => {
    const opened = await openDeck(source);
    pool ??= new BrowserPool({ fonts: opened.node.fonts });
    const { widthMm, bleedMm } = PRINT;
    return renderPdf(pages(opened), { widthMm, bleedMm, pictures: opened.pictures }, pool);
  };
  try {
    if (warmUp) await print(warmUp);
    const bytes = await onTheClock(() => print(deck));
    if (keep) await writeFile(keep, bytes);
    return { size: bytes.length };
  } finally {
    await pool?.close();
  }
}

async function* pages(opened) {
  for await (const { front, back } of printCards(opened)) {
    yield front;
    yield back;
  }
}
