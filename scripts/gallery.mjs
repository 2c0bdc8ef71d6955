#!/usr/bin/env node
// Contact sheets of the official designs in out/gallery: each demo deck in every design, to compare them side by side, and
// each design with the stress cases of scripts/gallery/stressCards.mjs.
//   npm run gallery                        everything
//   npm run gallery -- emberwild           one demo deck in every design
//   npm run gallery -- --stress            the stress cases in every design
//   npm run gallery -- --design arcana     the stress cases and the sample of one design; can be repeated
// --built skips the set-up, which builds everything after every change of a source.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { values: wanted, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stress: { type: 'boolean' },
    built: { type: 'boolean' },
    design: { type: 'string', multiple: true },
    help: { type: 'boolean', short: 'h' },
  },
});
if (wanted.help === true) {
  process.stdout.write('Usage: npm run gallery -- [deck …] [--stress] [--design slug] [--built]\n');
  process.exit();
}
if (wanted.built !== true) {
  const setup = join(root, 'scripts', 'setup.mjs');
  if (spawnSync(process.execPath, [setup], { cwd: root, stdio: ['ignore', 2, 2] }).status !== 0) process.exit(1);
}

const { BrowserPool, createNodeRenderer, ImageStore, renderRaster } = await import('@cardwright/renderer/export');
const { faceGeometry } = await import('@cardwright/renderer');
const { loadDeck } = await import('@cardwright/renderer/production');
const { demoDecks, demoDeck, officialCatalogue, officialTemplates, colorSchemeFor } =
  await import('@cardwright/templates');
const { contactSheet } = await import('./gallery/contactSheet.mjs');
const { deckFaces } = await import('./gallery/deckFaces.mjs');
const { stressFaces } = await import('./gallery/stressFaces.mjs');

const out = join(root, 'out', 'gallery');
const DPI = 110;
const SHORT_SIDE_MM = 63.5;
const CARDS_A_DECK = 2;
const STRESS_COLUMNS = 8;

const fronts = officialTemplates().filter(({ slug }) => !slug.endsWith('-back'));
const designs = wanted.design === undefined ? fronts : fronts.filter(({ slug }) => wanted.design.includes(slug));
const isWhole = wanted.design === undefined && wanted.stress !== true;
const decks = isWhole && positionals.length === 0 ? demoDecks() : positionals.map(demoDeck);
mkdirSync(out, { recursive: true });

for (const { name, path } of decks) {
  const { deck, catalogue, folder } = await loadDeck(path, officialCatalogue());
  await withRenderer(folder, async (scenes, draw) => {
    const pictures = [];
    for (const design of designs)
      pictures.push(
        ...(await draw(
          design,
          await deckFaces(design, { ...dress(design, catalogue), deck, scenes, count: CARDS_A_DECK }),
        )),
      );
    await write(name, pictures, CARDS_A_DECK * 4);
  });
}
if (positionals.length === 0) for (const design of designs) await drawStress(design);
writeFileSync(join(out, 'index.html'), page());

/** The stress cases of a design, and the sample that was made for it. */
async function drawStress(design) {
  const folder = join(root, 'templates', design.slug);
  await withRenderer(folder, async (scenes, draw) => {
    const catalogue = officialCatalogue();
    const { parseDeckFile } = await import('@cardwright/renderer');
    const { value: deck } = parseDeckFile(JSON.parse(readFileSync(join(folder, 'sample.json'), 'utf8')));
    const dressing = { ...dress(design, catalogue), scenes };
    const sample = await deckFaces(design, { ...dressing, deck, count: 4 });
    const shared = new Set();
    const distinct = sample.filter(({ scene }) => !shared.has(scene) && shared.add(scene));
    const stress = await stressFaces(design, dressing);
    const unique = new Set();
    const faces = [...distinct, ...stress.filter(({ scene }) => !unique.has(scene) && unique.add(scene))];
    for (const { id, scene } of faces)
      for (const { message } of scene.issues) process.stdout.write(`${id}: ${message}\n`);
    await write(`design-${design.slug}`, await draw(design, faces), STRESS_COLUMNS);
  });
}

function dress(design, catalogue) {
  return { catalogue, schemeId: colorSchemeFor(design.slug)?.id ?? null, geometry: faceGeometry(trimOf(design)) };
}

/** The design's own shape, as wide as a poker card at its shorter side. */
function trimOf({ ratio }) {
  const [width, height] = ratio.split(':').map(Number);
  const scale = SHORT_SIDE_MM / Math.min(width, height);
  return { widthMm: width * scale, heightMm: height * scale };
}

async function withRenderer(folder, work) {
  const images = new ImageStore({ folder });
  const renderer = await createNodeRenderer(images);
  const pool = new BrowserPool({ fonts: renderer.fonts });
  const draw = async (design, faces) => {
    const pictures = [];
    const options = { dpi: DPI, widthMm: trimOf(design).widthMm, pictures: images };
    for await (const { bytes } of renderRaster(faces, options, pool)) pictures.push(bytes);
    return pictures;
  };
  try {
    await work(renderer.scenes, draw);
  } finally {
    await pool.close();
    renderer.dispose();
  }
}

async function write(name, pictures, columns) {
  const file = join(out, `${name}.png`);
  await contactSheet(pictures, columns, file);
  process.stdout.write(`${relative(root, file)}\n`);
}

/** All sheets that there are, those of earlier runs as well. */
function page() {
  const names = readdirSync(out).flatMap((file) => /^(.+)\.png$/.exec(file)?.[1] ?? []);
  const sheets = names.map(
    (name) => `<h2>${name}</h2><img src="${name}.png" alt="Contact sheet of ${name}" width="100%">`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Cardwright gallery</title><body style="font:16px system-ui;margin:32px;background:#F3F6F3">${sheets.join('')}`;
}
