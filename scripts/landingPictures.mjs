#!/usr/bin/env node
// Draws the cards of the start page, and those beside texts of the studio, from the demo decks, with the product itself.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoDeck } from '@cardwright/templates';
import sharp from 'sharp';
import { run } from './setup/shell.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const STUDIO = join(root, 'studio', 'src');
const LANDING = join(STUDIO, 'pages', 'landing', 'cards');
const BESIDE_TEXTS = join(STUDIO, 'components', 'cards');
/** Pixels: twice the CSS width of the widest place that shows a card. */
const WIDTH = 480;
/** Cards on the sheet. */
const SHEET = '1,2,10,19,20,28,37,38,46';
/** Width of the sheet. */
const SHEET_WIDTH = 1000;

/** File names and the cards that they show: deck, and number or title. */
const CARDS = {
  'look-back': ['open-ground', '1'],
  'look-around': ['open-ground', '10'],
  'look-ahead': ['open-ground', '19'],
  'look-closer': ['open-ground', '28'],
  'draw-1': ['terrible-advice', '2'],
  'draw-2': ['terrible-advice', '5'],
  'draw-3': ['terrible-advice', '9'],
  'draw-4': ['terrible-advice', '14'],
  'draw-5': ['terrible-advice', '20'],
  'draw-6': ['terrible-advice', '26'],
  ridge: ['darkroom', '3'],
  quiz: ['where-on-earth', '4'],
  tide: ['tide-pool', '7'],
};

/** The deck whose first card has this name. */
const FIRST_CARDS = {
  lantern: 'lantern-words',
  mosswarden: 'emberwild',
  naps: 'terrible-advice',
  noticing: 'open-ground',
  octopus: 'tide-pool',
};

/** The same words in several designs. */
const DESIGNS = ['open-ground', 'emberwild', 'big-mouth', 'arcana', 'plain-speech'];
const WORDS = {
  title: 'Keeper of the light',
  one_liner: 'In pairs, then all',
  primary_text: 'Name a person who kept going when nobody was looking.',
  secondary_text: 'Lamps burn longest in empty rooms.',
};
/** The same card in the first design, in other languages. */
const LANGUAGES = {
  de: {
    category: 'Mut',
    title: 'Hüterin des Lichts',
    one_liner: 'Zu zweit, dann alle',
    primary_text: 'Nenne jemanden, der weitermachte, als niemand hinsah.',
  },
  ar: {
    category: 'الشجاعة',
    title: 'حارس النور',
    one_liner: 'اثنان اثنان، ثم الجميع',
    primary_text: 'اذكر شخصًا واصل الطريق حين لم يكن أحد يراه.',
  },
  ja: {
    category: '勇気',
    title: '灯りを守る人',
    one_liner: '二人で、それから全員で',
    primary_text: '誰も見ていないときに歩み続けた人を挙げてください。',
  },
};

const temporary = mkdtempSync(join(tmpdir(), 'cardwright-landing-'));
try {
  for (const [name, [deck, card]] of Object.entries(CARDS))
    await drawFace(join(LANDING, name), demoDeck(deck).path, card, 'front');
  await drawFace(join(LANDING, 'draw-back'), demoDeck('terrible-advice').path, '2', 'back');
  for (const [name, deck] of Object.entries(FIRST_CARDS))
    await drawFace(join(BESIDE_TEXTS, name), demoDeck(deck).path, '1', 'front');
  await drawFace(join(BESIDE_TEXTS, 'back'), demoDeck('emberwild').path, '1', 'back');
  for (const design of DESIGNS) await drawFace(join(LANDING, `design-${design}`), deckOf(design), '1', 'front');
  for (const [language, words] of Object.entries(LANGUAGES))
    await drawFace(join(LANDING, `language-${language}`), deckOf(DESIGNS[0], language, words), '1', 'front');
  await drawSheet();
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

/** A deck of one card in a design and a language. @returns the file */
function deckOf(design, language = 'en', { category: name = 'Courage', ...words } = WORDS) {
  const file = join(temporary, `${design}-${language}.json`);
  const inLanguage = (texts) => ({ [language]: { language_code: language, ...texts } });
  const card = { card_number: '7', icon: 'lucide:lamp', translations: inLanguage(words) };
  const category = { translations: inLanguage({ title: name }), cards: [card] };
  const translations = inLanguage({ title: 'Keepers', description: 'One card in five designs.' });
  const deck = { default_language: language, translations, categories: [category] };
  writeFileSync(file, JSON.stringify({ ...deck, templates: { front: design, back: `${design}-back` } }));
  return file;
}

/** @param file without its extension */
async function drawFace(file, deck, card, side) {
  const out = mkdtempSync(join(temporary, 'face-'));
  // Side by side, all cards are of one size, also those whose design has another one.
  const options = ['--cards', card, '--side', side, '--size', 'poker-us', '--dpi', '300', '--allow-broken'];
  cardwright('render', deck, '--out', out, ...options);
  const [drawn] = readdirSync(out, { recursive: true }).filter((entry) => entry.endsWith('.png'));
  await keep(join(out, drawn), file, WIDTH);
}

/** A page as it leaves the printer, with cards of every category: those of one have the same colour. */
async function drawSheet() {
  const pdf = join(temporary, 'sheets.pdf');
  cardwright('export', demoDeck('open-ground').path, '--preset', 'home-a4', '--cards', SHEET, '--out', pdf);
  const { ok, output } = run('mutool', ['draw', '-r', '150', '-o', join(temporary, 'sheet.png'), pdf, '1']);
  if (!ok) throw new Error(output);
  await keep(join(temporary, 'sheet.png'), join(LANDING, 'sheet'), SHEET_WIDTH);
}

async function keep(drawn, file, width) {
  await sharp(drawn).resize({ width }).webp({ quality: 80 }).toFile(`${file}.webp`);
}

function cardwright(...args) {
  const { ok, output } = run(process.execPath, [join(root, 'cli', 'bin', 'cardwright.mjs'), ...args], { cwd: root });
  if (!ok) throw new Error(output);
}
