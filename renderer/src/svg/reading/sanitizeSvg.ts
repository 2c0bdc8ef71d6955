import { readSvg } from './readSvg.js';
import type { SvgElement, SvgLimits } from '../types.js';

/**
 * SVG text that is safe to store and to serve: no script, handler, animation, foreign content, DTD, comment, or reference to
 * anything outside; the drawing is unchanged. Throws as parseSvg does. Sanitising the result again gives the same text.
 */
export function sanitizeSvg(source: string, limits?: Partial<SvgLimits>): string {
  return sanitizeSvgWithWarnings(source, limits).svg;
}

/** As sanitizeSvg, with a sentence for each kind of thing that was dropped. */
export function sanitizeSvgWithWarnings(
  source: string,
  limits?: Partial<SvgLimits>,
): { svg: string; warnings: readonly string[] } {
  const { root, budget } = readSvg(source, limits);
  const attributes = new Map([['xmlns', 'http://www.w3.org/2000/svg'], ...root.attributes]);
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

/** Blanks other than the space are written as references, for they would come back as spaces. */
function escape(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\t\n\r]/g, (char) => `&#${char.charCodeAt(0)};`);
}
