// One page per face, alternating between front and shared back: from the deck to a file, in pieces as in the command line.
// `warmUp`: a deck to print first, not timed. `isLaidOut`: only painting is timed. `keep`: where the PDF is kept; `engine`: what draws it, by default ours.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importDrawing, openDeck, PRINT, printCards } from '../workload.mjs';

export default async function pdfCards({ deck, warmUp, isLaidOut = false, keep, engine }, onTheClock) {
  const [, , { BrowserPool, streamPdf, warmPdf, writeFileAtomically }] = await importDrawing();
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-bench-'));
  const file = keep ?? join(folder, 'cards.pdf');
  let pool;
  const print = async (source) => {
    if (engine !== 'chromium') warmPdf();
    return paint(await openDeck(source));
  };
  const paint = async (opened, faces = pages(opened)) => {
    pool ??= new BrowserPool({ fonts: opened.node.fonts });
    const { widthMm, bleedMm } = PRINT;
    const options = { widthMm, bleedMm, pictures: opened.pictures, engine };
    await writeFileAtomically(file, streamPdf(faces, options, pool));
  };
  try {
    if (warmUp) await print(warmUp);
    if (isLaidOut) {
      const opened = await openDeck(deck);
      const faces = [];
      for await (const face of pages(opened)) faces.push(face);
      await onTheClock(() => paint(opened, faces));
    } else await onTheClock(() => print(deck));
    return { size: (await stat(file)).size };
  } finally {
    await pool?.close();
    await rm(folder, { recursive: true });
  }
}

async function* pages(opened) {
  for await (const { front, back } of printCards(opened)) {
    yield front;
    yield back;
  }
}
