import { droppedParts } from './droppedParts.js';
import { readSvg } from './readSvg.js';
import type { SvgElement, SvgLimits, SvgWarning } from '../types.js';

/**
 * Returns SVG text that is safe to store and to serve: no scripts, handlers, animations, foreign content, DTD, comments
 * or external references. The drawing does not change. Throws like parseSvg. Sanitising the result again gives the same
 * text, and reading it gives the same warnings about what was dropped.
 */
export function sanitizeSvg(source: string, limits?: Partial<SvgLimits>): string {
  return sanitizeSvgWithWarnings(source, limits).svg;
}

/** Like sanitizeSvg, with a warning for each kind of thing that was dropped. */
export function sanitizeSvgWithWarnings(
  source: string,
  limits?: Partial<SvgLimits>,
): { svg: string; warnings: readonly SvgWarning[] } {
  const { root, budget } = readSvg(source, limits);
  const attributes = new Map([
    ['xmlns', 'http://www.w3.org/2000/svg'],
    ...root.attributes,
    ...droppedParts(budget.warnings),
  ]);
  return { svg: write({ ...root, attributes }), warnings: budget.warnings };
}

function write({ name, attributes, content }: SvgElement): string {
  const tag = name === 'a' ? 'g' : name;
  const written = [...attributes].map(
    ([attribute, value]) => ` ${attribute}="${escape(value).replace(/"/g, '&quot;')}"`,
  );
  const inner = content.map((child) => (typeof child === 'string' ? escape(child) : write(child))).join('');
  return inner === '' ? `<${tag}${written.join('')}/>` : `<${tag}${written.join('')}>${inner}</${tag}>`;
}

/** Writes white space other than spaces as references, because it would be read as spaces. */
function escape(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\t\n\r]/g, (char) => `&#${char.charCodeAt(0)};`);
}
