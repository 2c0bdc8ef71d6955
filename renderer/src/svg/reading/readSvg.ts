import { CardwrightError } from '../../errors.js';
import { SvgBudget } from './budget.js';
import { warnOfDroppedParts } from './droppedParts.js';
import { readXml } from './readXml.js';
import { sanitizeTree } from './sanitizeTree.js';
import { childElements, type SvgElement, type SvgLimits } from '../types.js';

/** A sanitised source: the root `svg`, or a synthetic one around a fragment. */
export interface SvgDocument {
  readonly root: SvgElement;
  /** The source had no `svg` element around it. */
  readonly isFragment: boolean;
  readonly budget: SvgBudget;
}

/** Throws `svg.malformed`, `svg.too_large`, `svg.too_deep`, `svg.too_complex`, `svg.not_svg`. */
export function readSvg(source: string, limits?: Partial<SvgLimits>): SvgDocument {
  const budget = new SvgBudget(limits);
  const written = readXml(source, budget);
  const roots = sanitizeTree(written, budget);
  const [first] = roots;
  if (first === undefined) {
    const found = written[0] === undefined ? 'no element at all' : `<${written[0].name.slice(0, 40)}>`;
    throw new CardwrightError('svg.not_svg', `The source is not an SVG picture: it has ${found}.`, {
      fix: 'Give an <svg> document or SVG elements such as <path>.',
    });
  }
  if (roots.length === 1 && first.name === 'svg') {
    warnOfDroppedParts(first, budget);
    return { root: first, isFragment: false, budget };
  }
  const root: SvgElement = { name: 'svg', attributes: new Map(), content: roots, line: 1, column: 1 };
  return { root, isFragment: true, budget };
}

/** Elements by id; of duplicates, the first one. */
export function indexById(root: SvgElement): ReadonlyMap<string, SvgElement> {
  const byId = new Map<string, SvgElement>();
  const visit = (element: SvgElement): void => {
    const id = element.attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    childElements(element).forEach(visit);
  };
  visit(root);
  return byId;
}
