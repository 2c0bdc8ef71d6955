// Every front as PNG. `warmUp`: a deck to draw first, not timed; without it, the browser's start is timed.
// `laidOut`: layout is not timed either. `keep`: a folder for the files, which are then not measured.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { letHeapDouble } from '@cardwright/server/v8';
import { frontScenes, importDrawing, openDeck, PRINT } from '../workload.mjs';

export default async function png({ deck, warmUp, laidOut, keep }, onTheClock) {
  const [, , { BrowserPool, renderRaster }] = await importDrawing();
  let pool;
  const paint = async (opened, scenes, take) => {
    pool ??= new BrowserPool({ fonts: opened.node.fonts, onStart: letHeapDouble });
    const { dpi, widthMm, bleedMm } = PRINT;
    const options = { dpi, widthMm, bleedMm, pictures: opened.pictures };
    for await (const { id, bytes } of renderRaster(numbered(scenes), options, pool)) await take(id, bytes);
  };
  const draw = async (source, take) => {
    const opened = await openDeck(source);
    await paint(opened, frontScenes(opened), take);
  };
  let [files, size] = [0, 0];
  const count = (id, bytes) => {
    files += 1;
    size += bytes.length;
  };
  try {
    if (warmUp) await draw(warmUp, () => undefined);
    if (keep) await draw(deck, (id, bytes) => writeFile(join(keep, `${id}.png`), bytes));
    else if (laidOut) {
      const opened = await openDeck(deck);
      const scenes = [];
      for await (const scene of frontScenes(opened)) scenes.push(scene);
      await onTheClock(() => paint(opened, scenes, count));
    } else await onTheClock(() => draw(deck, count));
  } finally {
    await pool?.close();
  }
  return { files, size };
}

async function* numbered(scenes) {
  let number = 0;
  for await (const scene of scenes) yield { id: String(++number), scene };
}
