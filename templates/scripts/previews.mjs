#!/usr/bin/env node
// Draws templates/<slug>/preview.webp from the sample decks: the front next to its back, the back alone. Requires a build.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { BrowserPool, createNodeRenderer, ImageStore, renderRaster } from '@cardwright/renderer/export';
import { faceGeometry, faceInput, parseDeckFile, planDeck } from '@cardwright/renderer';
import { colorScheme, colorSchemes, DESIGNS, officialTemplate, officialTemplates } from '@cardwright/templates';
import sharp from 'sharp';

const root = new URL('../', import.meta.url);
const TRIM_WIDTH_MM = 63.5;
const DPI = 144;
const CORNER_MM = 3.4;
const GAP_PX = 20;
const MAX_BYTES = 60_000;

const wanted = process.argv.slice(2);
for (const slug of DESIGNS.filter((each) => wanted.length === 0 || wanted.includes(each))) {
  const [front, back] = await drawFaces(slug);
  await write(`${slug}/preview.webp`, await sideBySide([front, back]));
  await write(`${slug}-back/preview.webp`, await sideBySide([back]));
}

/** Both sides of the sample's first card, with rounded corners. */
async function drawFaces(slug) {
  const parsed = parseDeckFile(JSON.parse(await readFile(new URL(`${slug}/sample.json`, root), 'utf8')));
  if (!parsed.ok) throw new Error(`${slug}/sample.json: ${parsed.problems[0]?.message}`);
  const deck = {
    ...parsed.value,
    front_template_id: slug,
    back_template_id: `${slug}-back`,
    color_scheme_id: colorScheme(parsed.value.color_scheme)?.id ?? null,
  };
  const plan = planDeck(deck, { templates: officialTemplates(), colorSchemes: colorSchemes() });
  const [width, height] = officialTemplate(slug).ratio.split(':').map(Number);
  const geometry = faceGeometry({ widthMm: TRIM_WIDTH_MM, heightMm: (TRIM_WIDTH_MM * height) / width });
  const images = new ImageStore({ folder: fileURLToPath(new URL(`${slug}/`, root)) });
  const renderer = await createNodeRenderer(images);
  const pool = new BrowserPool({ fonts: renderer.fonts });
  try {
    const faces = [];
    for (const side of ['front', 'back']) {
      const scene = await renderer.scenes.scene(faceInput(plan, plan.cards[0], side, geometry));
      for (const { code, message } of scene.issues) process.stderr.write(`${slug} ${side}: ${code}: ${message}\n`);
      faces.push({ id: side, scene });
    }
    const options = { dpi: DPI, widthMm: TRIM_WIDTH_MM, cornerRadiusMm: CORNER_MM, pictures: images };
    const pictures = [];
    for await (const { bytes } of renderRaster(faces, options, pool)) pictures.push(bytes);
    return pictures;
  } finally {
    await pool.close();
    renderer.dispose();
  }
}

async function sideBySide(pictures) {
  const { width, height } = await sharp(pictures[0]).metadata();
  const canvas = { width: width * pictures.length + GAP_PX * (pictures.length - 1), height, channels: 4 };
  return sharp({ create: { ...canvas, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(pictures.map((input, index) => ({ input, left: index * (width + GAP_PX), top: 0 })))
    .png()
    .toBuffer();
}

/** Writes the largest picture of good quality that is small enough for a list of templates. */
async function write(path, png) {
  const { width } = await sharp(png).metadata();
  for (const scale of [1, 0.88, 0.76, 0.64]) {
    for (const quality of [88, 80, 72, 64]) {
      const picture = sharp(png).resize(Math.round(width * scale), null, { kernel: 'lanczos3' });
      const bytes = await picture.webp({ quality, alphaQuality: 90, effort: 6 }).toBuffer();
      if (bytes.length > MAX_BYTES) continue;
      await writeFile(new URL(path, root), bytes);
      process.stdout.write(`${path} ${Math.round(bytes.length / 1000)} kB, quality ${quality}, scale ${scale}\n`);
      return;
    }
  }
  throw new Error(`${path} does not fit into ${MAX_BYTES} bytes.`);
}
