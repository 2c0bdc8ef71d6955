// Every front as PNG. `warmUp`: a deck to draw first, off the clock; without it the browser starts on the clock.
// `keep`: a folder for the files, written off the clock.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { frontScenes, importDrawing, openDeck, PRINT } from '../workload.mjs';

export default async function png({ deck, warmUp, keep }, onTheClock) {
  const [, , { BrowserPool, renderRaster }] = await importDrawing();
  let pool;
  const draw = async (source, each) => {
    const opened = await openDeck(source);
    pool ??= new BrowserPool({ fonts: opened.node.fonts });
    const { dpi, widthMm, bleedMm } = PRINT;
    const options = { dpi, widthMm, bleedMm, pictures: opened.pictures };
    for await (const { id, bytes } of renderRaster(faces(opened), options, pool)) await each(id, bytes);
  };
  let [files, size] = [0, 0];
  try {
    if (warmUp) await draw(warmUp, () => undefined);
    const count = (id, bytes) => {
      files += 1;
      size += bytes.length;
    };
    if (keep) await draw(deck, (id, bytes) => writeFile(join(keep, `${id}.png`), bytes));
    else await onTheClock(() => draw(deck, count));
  } finally {
    await pool?.close();
  }
  return { files, size };
}

async function* faces(opened) {
  let number = 0;
  for await (const scene of frontScenes(opened)) yield { id: String(++number), scene };
}
