/** More cards than these make a comment that nobody reads; GitHub refuses more than 65,536 characters. */
const MOST_CARDS = 20;
const MOST_FINDINGS = 30;

const HEADINGS = { added: 'New', changed: 'Changed', removed: 'Removed' };

/** Begins the comment on this deck, so that a later run finds and replaces it. Other decks have comments of their own. */
export function markerOf(deck) {
  return `<!-- cardwright check: ${encodeURI(deck)} -->`;
}

/** The differences that have a place in the comment. */
export function shownDifferences(differences = []) {
  return differences.slice(0, MOST_CARDS);
}

/**
 * The comment on a pull request: the cards that look or read differently, side by side, or why they were not compared;
 * and what the check found, unless there was nothing to check.
 * @param {{ deck: string, differences?: readonly object[], notCompared?: string, findings?: readonly object[], addressOf: (file: string) => string }} about
 */
export function composeComment({ deck, differences, notCompared, findings, addressOf }) {
  return [
    markerOf(deck),
    `## Cards of ${code(deck)}`,
    ...(notCompared === undefined ? cardsOf(differences, addressOf) : [notCompared]),
    ...(findings === undefined ? [] : checkOf(findings)),
    '',
  ].join('\n\n');
}

function cardsOf(differences, addressOf) {
  if (differences.length === 0) return ['No card looks or reads differently.'];
  const cards = shownDifferences(differences).map((each) => cardOf(each, addressOf));
  const more = differences.length - cards.length;
  return [...cards, ...(more > 0 ? [`… and ${more} more ${more === 1 ? 'card' : 'cards'}.`] : [])];
}

function checkOf(findings) {
  const counts = ['error', 'warning', 'info'].map((severity) => findings.filter((each) => each.severity === severity));
  const words = counts
    .map((of, index) => [of.length, ['error', 'warning', 'note'][index]])
    .filter(([count]) => count > 0)
    .map(([count, noun]) => `${count} ${noun}${count === 1 ? '' : 's'}`);
  return [
    `### Check: ${words.length === 0 ? 'no problems found' : words.join(', ')}`,
    ...(findings.length === 0 ? [] : [findings.slice(0, MOST_FINDINGS).map(lineOf).join('\n')]),
    ...(findings.length > MOST_FINDINGS ? [`… and ${findings.length - MOST_FINDINGS} more.`] : []),
  ];
}

function cardOf({ status, number, title, fields = [], pictures = [] }, addressOf) {
  const labels = fields.map(({ label }) => label);
  const name = `${number} ${escape(title)}`.trim();
  const heading = `**${HEADINGS[status] ?? status}: ${name}**${labels.length === 0 ? '' : ` (${labels.map(escape).join(', ')})`}`;
  const rows = pictures.map(({ side, before, after }) => {
    const cell = (file, when) =>
      file === undefined ? '' : `<img src="${addressOf(file)}" width="220" alt="${side}, ${when}">`;
    return `<tr><td>${cell(before, 'before')}</td><td>${cell(after, 'after')}</td></tr>`;
  });
  if (rows.length === 0) return heading;
  return `${heading}\n\n<table><tr><th>Before</th><th>After</th></tr>${rows.join('')}</table>`;
}

function lineOf({ severity, code: name, message, cards = [], place, quickFix }) {
  const numbers = cards.slice(0, 8).map(({ number }) => number);
  const where =
    numbers.length === 0
      ? placeOf(place)
      : ` (${numbers.length === 1 ? 'card' : 'cards'} ${numbers.join(', ')}${cards.length > 8 ? ' …' : ''})`;
  return `- **${severity === 'info' ? 'note' : severity}** ${escape(message)}${where} ${code(name)}${quickFix ? ` – fix: ${escape(quickFix.label)}` : ''}`;
}

function placeOf({ file, line } = {}) {
  return file === undefined ? '' : ` (${code(line === undefined ? file : `${file}:${line}`)})`;
}

/** Texts of cards may contain anything, also Markdown, HTML and the names of people to notify. */
function escape(text) {
  return String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`*_{}[\]()#!|~]/g, '\\$&')
    .replaceAll('@', '@\u200b')
    .replaceAll(/\s+/g, ' ');
}

function code(text) {
  return `\`${String(text).replaceAll(/[`\s]+/g, ' ')}\``;
}
