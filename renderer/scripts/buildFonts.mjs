/**
 * Decodes the font packages into renderer/assets/fonts: TrueType files, manifest.json, licences and HarfBuzz itself. Does
 * nothing when they are up to date. Also writes docs/reference/fonts.md. Usage: node renderer/scripts/buildFonts.mjs [--force]
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import wawoff2 from 'wawoff2';
import { FALLBACKS, FAMILIES } from './fonts/families.mjs';
import { describeFont, settleHeights } from './fonts/describe.mjs';
import { createInstancer } from './fonts/instance.mjs';
import { manifestFile } from './fonts/manifestFile.mjs';
import { fontReference } from './fonts/reference.mjs';
import { listFaces, readSource } from './fonts/sources.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const output = resolve(here, '../assets/fonts');
const referencePage = resolve(here, '../../docs/reference/fonts.md');
const stampFile = join(output, 'stamp.json');

const sources = FAMILIES.map(readSource);
const stamp = stampOf(sources);
if (process.argv.includes('--force') || !isUpToDate(stamp)) await build();

async function build() {
  const started = performance.now();
  mkdirSync(join(output, 'licenses'), { recursive: true });
  rmSync(stampFile, { force: true });
  const instantiate = await createInstancer();
  const families = await Promise.all(sources.map((source) => buildFamily(source, instantiate)));
  sources.forEach((source, index) => writeLicense(source, families[index].copyright));
  copyFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz.wasm'), join(output, 'harfbuzz.wasm'));
  const manifest = JSON.stringify(manifestFile(families, FALLBACKS));
  writeAside('manifest.json', manifest);
  const reference = fontReference({ families, fallbacks: FALLBACKS });
  writeReference(reference);
  removeStrays(families);
  const files = families.flatMap(filesOf);
  writeAside('stamp.json', JSON.stringify({ stamp, manifest: digest(manifest), reference: digest(reference), files }));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`fonts: ${files.length} faces of ${families.length} families in ${seconds} s`);
}

async function buildFamily(source, instantiate) {
  const faces = await Promise.all(listFaces(source).map((face) => buildFace(face, instantiate)));
  return {
    slug: source.slug,
    name: source.name,
    category: source.category,
    license: source.license,
    version: source.version,
    // A few packages credit only their host; the font itself names its authors.
    copyright: isCopyright(source.attribution) ? source.attribution : faces[0].copyright,
    licenseFile: `licenses/${source.slug}.txt`,
    faces: settleHeights(faces.map((face) => face.description)),
  };
}

function isCopyright(text) {
  return /copyright|©|\(c\)/i.test(text);
}

/** The package's licence text, preceded by the authors if it names only the host of the font. */
function writeLicense({ slug, attribution, licenseText }, copyright) {
  const heading = isCopyright(attribution) ? '' : `${copyright}\n\n`;
  writeAside(join('licenses', `${slug}.txt`), heading + licenseText);
}

async function buildFace({ id, weight, italic, axes, woff2 }, instantiate) {
  const decoded = await wawoff2.decompress(await readFile(woff2));
  const bytes = axes ? instantiate(decoded, axes) : new Uint8Array(decoded);
  const { copyright, ...facts } = describeFont(bytes);
  const file = fileOf(id);
  const aside = join(output, `${file}.${process.pid}.part`);
  await writeFile(aside, bytes);
  await rename(aside, join(output, file));
  return { copyright, description: { id, weight, italic, ...facts } };
}

/** As `readManifest` expects it. */
function fileOf(faceId) {
  return `${faceId}.ttf`;
}

function filesOf({ faces }) {
  return faces.map(({ id }) => fileOf(id));
}

function removeStrays(families) {
  const wanted = new Set(families.flatMap(filesOf));
  for (const file of readdirSync(output)) {
    if (file.endsWith('.ttf') && !wanted.has(file)) rmSync(join(output, file));
  }
}

/** Writes to a temporary name and renames, so that readers never see a partial file. */
function writeAside(file, content) {
  const aside = join(output, `${file}.${process.pid}.part`);
  writeFileSync(aside, content);
  renameSync(aside, join(output, file));
}

function digest(content) {
  return createHash('sha256').update(content).digest('hex');
}

function stampOf(list) {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([list.map(({ slug, version }) => [slug, version]), FAMILIES, FALLBACKS]));
  const scripts = readdirSync(join(here, 'fonts')).sort();
  for (const script of ['buildFonts.mjs', ...scripts.map((name) => join('fonts', name))]) {
    hash.update(readFileSync(join(here, script)));
  }
  return hash.digest('hex');
}

function isUpToDate(expected) {
  if (!existsSync(stampFile)) return false;
  const built = JSON.parse(readFileSync(stampFile, 'utf8'));
  const present = new Set(readdirSync(output));
  if (built.stamp !== expected || !built.files.every((file) => present.has(file))) return false;
  return holds(join(output, 'manifest.json'), built.manifest) && holds(referencePage, built.reference);
}

function holds(file, expected) {
  return existsSync(file) && digest(readFileSync(file)) === expected;
}

function writeReference(text) {
  if (existsSync(referencePage) && readFileSync(referencePage, 'utf8') === text) return;
  mkdirSync(dirname(referencePage), { recursive: true });
  writeFileSync(referencePage, text);
}
