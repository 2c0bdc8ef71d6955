import { escapeXml, type FaceSide } from '@cardwright/renderer';
import type { CardDifference } from '@cardwright/renderer/production';
import type { DescribedDifference } from './describeDifferences.js';
import type { Pictures } from './drawDifferences.js';
import { REPORT_STYLE } from './reportStyle.js';

interface Report {
  readonly title: string;
  /** As given on the command line. */
  readonly before: string;
  readonly after: string;
  readonly found: readonly CardDifference[];
  /** In the same order. */
  readonly described: readonly DescribedDifference[];
  readonly pictures: Pictures;
}

const HEADINGS = { changed: 'Changed', added: 'Added', removed: 'Removed' } as const;

/** A page of its own, without scripts or other files: both versions of each card side by side. */
export function writeReport({ title, before, after, found, described, pictures }: Report): string {
  const name = escapeXml(title === '' ? 'Untitled deck' : title);
  const sections = (['changed', 'added', 'removed'] as const).map((status) => {
    const cards = described.flatMap((each, index) =>
      each.status === status ? [cardOf(each, found[index]?.faces ?? [], pictures)] : [],
    );
    return cards.length === 0 ? '' : `<h2>${HEADINGS[status]} <span>${cards.length}</span></h2>\n${cards.join('\n')}`;
  });
  const body = described.length === 0 ? '<p>The two versions do not differ.</p>' : sections.join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What changed in ${name}</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<header>
<h1>What changed in ${name}</h1>
<p><code>${escapeXml(before)}</code> → <code>${escapeXml(after)}</code></p>
</header>
<main>
${body}
</main>
</body>
</html>
`;
}

function cardOf(
  { number, title, fields }: DescribedDifference,
  faces: CardDifference['faces'],
  pictures: Pictures,
): string {
  const name = `${number} ${title}`.trim();
  const pairs = faces.map(({ side, before, after }) => {
    const shown = [
      ['Before', before && pictures.get(before)],
      ['After', after && pictures.get(after)],
    ] as const;
    return shown.flatMap(([when, src]) => (src === undefined ? [] : [figureOf(src, { name, when, side })])).join('');
  });
  const rows = fields.map(
    ({ label, before, after }) =>
      `<tr><th scope="row">${escapeXml(label)}</th><td>${marked('del', before)}${marked('ins', after)}</td></tr>`,
  );
  return `<article>
<h3><span>${number}</span> ${escapeXml(title === '' ? 'Without a title' : title)}</h3>
${pairs.length === 0 ? '' : `<div class="faces">${pairs.join('')}</div>`}
${rows.length === 0 ? '' : `<table>${rows.join('')}</table>`}
</article>`;
}

function figureOf(
  src: string,
  { name, when, side }: { readonly name: string; readonly when: string; readonly side: FaceSide },
): string {
  return `<figure><img src="${src}" alt="${escapeXml(`${name}, ${side}, ${when.toLowerCase()}`)}"><figcaption>${when}, ${side}</figcaption></figure>`;
}

function marked(tag: 'del' | 'ins', text: string): string {
  return text === '' ? '' : `<${tag}>${escapeXml(text)}</${tag}>`;
}
