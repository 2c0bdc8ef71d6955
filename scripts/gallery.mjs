#!/usr/bin/env node
// Contact sheets of every official template over every fixture deck, front and back, under out/gallery: for judging them
// side by side as an art director would. `npm run gallery -- emberwild` draws one deck.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const setup = spawnSync(process.execPath, [join(root, 'scripts', 'setup.mjs')], { cwd: root, stdio: ['ignore', 2, 2] });
if (setup.status !== 0) process.exit(1);

const { BrowserPool, createNodeRenderer, ImageStore, renderRaster } = await import('@cardwright/renderer/export');
const { faceGeometry, faceInput, planDeck } = await import('@cardwright/renderer');
const { loadDeck } = await import('@cardwright/renderer/production');
const { officialCatalogue, officialTemplates, colorSchemeFor } = await import('@cardwright/templates');
const { default: sharp } = await import('sharp');

const out = join(root, 'out', 'gallery');
const DPI = 110;
const TRIM = { widthMm: 63.5, heightMm: 88.9 };
const GAP = 14;
const CARDS_A_DECK = 2;

const wanted = process.argv.slice(2);
const decks = readdirSync(join(root, 'templates', 'decks')).filter(
  (name) => wanted.length === 0 || wanted.includes(name),
);
const designs = officialTemplates().filter(({ slug }) => !slug.endsWith('-back'));
mkdirSync(out, { recursive: true });

for (const name of decks) {
  const loaded = await loadDeck(join(root, 'templates', 'decks', name), officialCatalogue());
  const images = new ImageStore({ folder: loaded.folder });
  const renderer = await createNodeRenderer(images);
  const pool = new BrowserPool({ fonts: renderer.fonts });
  try {
    const faces = [];
    for (const design of designs) faces.push(...(await facesOf(design, loaded, renderer)));
    const pictures = [];
    for await (const { bytes } of renderRaster(faces, { dpi: DPI, widthMm: TRIM.widthMm, pictures: images }, pool))
      pictures.push(bytes);
    const file = join(out, `${name}.png`);
    await contactSheet(pictures, file);
    process.stdout.write(`${relative(root, file)}\n`);
  } finally {
    await pool.close();
    renderer.dispose();
  }
}
writeFileSync(join(out, 'index.html'), page(decks));

/** The deck's first and its middle card in one design, each front and back, in the design's own colours. */
async function facesOf(design, { deck, catalogue }, { scenes }) {
  const dressed = {
    ...deck,
    front_template_id: design.id,
    back_template_id: catalogue.templates.find(({ slug }) => slug === `${design.slug}-back`)?.id ?? null,
    color_scheme_id: colorSchemeFor(design.slug)?.id ?? null,
    categories: deck.categories.map((category) => ({
      ...category,
      front_template_id: null,
      back_template_id: null,
      cards: category.cards.map((card) => ({ ...card, front_template_id: null, back_template_id: null })),
    })),
  };
  const plan = planDeck(dressed, catalogue);
  const step = Math.max(1, Math.floor(plan.cards.length / CARDS_A_DECK));
  const cards = plan.cards.filter((_, index) => index % step === 0).slice(0, CARDS_A_DECK);
  const faces = [];
  for (const card of cards) {
    for (const side of ['front', 'back']) {
      const scene = await scenes.scene(faceInput(plan, card, side, faceGeometry(TRIM)));
      faces.push({ id: `${design.slug}-${card.number}-${side}`, scene });
    }
  }
  return faces;
}

async function contactSheet(pictures, file) {
  const columns = CARDS_A_DECK * 4;
  const { width = 1, height = 1 } = await sharp(pictures[0]).metadata();
  const rows = Math.ceil(pictures.length / columns);
  const at = (index) => ({
    left: GAP + (index % columns) * (width + GAP),
    top: GAP + Math.floor(index / columns) * (height + GAP),
  });
  await sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: GAP + rows * (height + GAP),
      channels: 3,
      background: '#DCE4DF',
    },
  })
    .composite(pictures.map((input, index) => ({ input, ...at(index) })))
    .png()
    .toFile(file);
}

function page(names) {
  const sheets = names.map(
    (name) => `<h2>${name}</h2><img src="${name}.png" alt="Contact sheet of ${name}" width="100%">`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Cardwright gallery</title><body style="font:16px system-ui;margin:32px;background:#F3F6F3">${sheets.join('')}`;
}
