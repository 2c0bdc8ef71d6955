// The generated deck of the benchmarks on disk, and how jobs open it.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { boundHeap } from '@cardwright/server/v8';

/** poker-us with the bleed of print shops that use inches. */
export const PRINT = { widthMm: 63.5, heightMm: 88.9, bleedMm: 3.175, dpi: 300 };
export const A4 = { slug: 'a4', name: 'A4', widthMm: 210, heightMm: 297 };

/**
 * Writes the deck of `count` unique faces and a shared back.
 * @returns {Promise<{file: string, folder: string, faces: number, imageBytes: number}>} `imageBytes` is the total size of its pictures
 */
export async function writeWorkload(folder, count, seed = 1) {
  const { benchDeck } = await import('@cardwright/fixtures');
  const { deck, images } = await benchDeck(count, seed);
  let imageBytes = 0;
  for (const [name, bytes] of images) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    imageBytes += bytes.length;
  }
  const file = join(folder, 'deck.json');
  await writeFile(file, JSON.stringify(deck));
  return { file, folder, faces: count, imageBytes };
}

/** The parts that a job draws a deck with, used as in the command line. */
export async function openDeck({ file, folder }) {
  const [{ loadDeck }, { countCards, planDeck }, { createNodeRenderer, ImageStore }, { officialCatalogue }] =
    await importDrawing();
  const loaded = await loadDeck(file, officialCatalogue());
  boundHeap(countCards(loaded.deck));
  const pictures = new ImageStore({ folder });
  const node = await createNodeRenderer(pictures);
  return { plan: planDeck(loaded.deck, loaded.catalogue), pictures, node, inputs: await faceInputs() };
}

/** Loads the modules that openDeck needs, for jobs that do not time it. */
export function importDrawing() {
  return Promise.all([
    import('@cardwright/renderer/production'),
    import('@cardwright/renderer'),
    import('@cardwright/renderer/export'),
    import('@cardwright/templates'),
  ]);
}

/** `(plan, card, side) → FaceInput` at the print size of the benchmark. */
async function faceInputs() {
  const { faceGeometry, faceInput } = await import('@cardwright/renderer');
  const geometry = faceGeometry(PRINT, PRINT.bleedMm);
  return (plan, card, side) => faceInput(plan, card, side, geometry);
}

/** Front scenes in deck order, laid out on request. */
export async function* frontScenes({ plan, node, inputs }) {
  for (const card of plan.cards) yield await node.scenes.scene(inputs(plan, card, 'front'));
}

/** Cards for print exports, each with the shared back. */
export async function* printCards({ plan, node, inputs }) {
  for (const card of plan.cards) {
    yield {
      front: { scene: await node.scenes.scene(inputs(plan, card, 'front')) },
      back: { scene: await node.scenes.scene(inputs(plan, card, 'back')) },
    };
  }
}
