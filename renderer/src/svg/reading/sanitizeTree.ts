import type { SvgBudget } from './budget.js';
import { sanitizeAttributes, sanitizeStylesheet } from './sanitizeAttributes.js';
import type { SvgElement } from '../types.js';
import { ANIMATION_ELEMENTS, SAFE_ELEMENTS, SILENT_ELEMENTS, TEXT_ELEMENTS } from './vocabulary.js';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';

/** The current prefixes for SVG and XLink. */
interface Prefixes {
  readonly svg: ReadonlySet<string>;
  readonly xlink: ReadonlySet<string>;
}

/**
 * Copies the tree with only drawing elements and harmless attributes: no scripts, handlers, animations, foreign content
 * or external references. Each kind of thing that is dropped adds a warning.
 */
export function sanitizeTree(roots: readonly SvgElement[], budget: SvgBudget): SvgElement[] {
  const prefixes: Prefixes = { svg: new Set(['']), xlink: new Set(['xlink']) };
  return roots.flatMap((root) => sanitizeElement(root, prefixes, budget) ?? []);
}

function sanitizeElement(element: SvgElement, outer: Prefixes, budget: SvgBudget): SvgElement | undefined {
  const prefixes = readPrefixes(element, outer);
  const colon = element.name.indexOf(':');
  const [prefix, name] =
    colon === -1 ? ['', element.name] : [element.name.slice(0, colon), element.name.slice(colon + 1)];
  if (!prefixes.svg.has(prefix)) return undefined;
  if (!SAFE_ELEMENTS.has(name)) {
    warnDropped(name, element, budget);
    return undefined;
  }
  const clean: SvgElement = {
    ...element,
    name,
    attributes: sanitizeAttributes(element, name, prefixes.xlink, budget),
    content: [],
  };
  if (name === 'style') {
    clean.content.push(sanitizeStylesheet(textOf(element), budget));
    return clean;
  }
  for (const child of element.content) {
    if (typeof child === 'string') {
      if (TEXT_ELEMENTS.has(name)) clean.content.push(child);
      continue;
    }
    const kept = sanitizeElement(child, prefixes, budget);
    if (kept !== undefined) clean.content.push(kept);
  }
  return clean;
}

/** Elements in the namespaces of editors are dropped without a warning. */
function readPrefixes(element: SvgElement, outer: Prefixes): Prefixes {
  const declared = [...element.attributes].filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'));
  if (declared.length === 0) return outer;
  const [svg, xlink] = [new Set(outer.svg), new Set(outer.xlink)];
  for (const [name, value] of declared) {
    const prefix = name.slice(6);
    // Some editors write the namespace as an entity, which was dropped: assume that the default namespace is SVG.
    const isSvg = value === SVG_NAMESPACE || (prefix === '' && (value === '' || value.startsWith('&')));
    if (isSvg) svg.add(prefix);
    else svg.delete(prefix);
    if (value === XLINK_NAMESPACE) xlink.add(prefix);
  }
  return { svg, xlink };
}

function warnDropped(name: string, { line, attributes }: SvgElement, budget: SvgBudget): void {
  // No browser shows what requires the extension of a drawing program, which keeps its own data there.
  const isOwnData = !(attributes.get('requiredExtensions') ?? 'www.w3.org').includes('www.w3.org');
  if (SILENT_ELEMENTS.has(name) || isOwnData) return;
  if (name === 'script') budget.warn('svg.script_dropped', `<script> at line ${line} was dropped.`);
  else if (name === 'foreignObject') budget.warn('svg.foreign_dropped', `<foreignObject> at line ${line} was dropped.`);
  else if (ANIMATION_ELEMENTS.has(name)) budget.warn('svg.animation_dropped', `Animation <${name}> was dropped.`);
  else budget.warn('svg.element_dropped', `<${name.slice(0, 40)}> is not a drawing element and was dropped.`);
}

/** Character data directly in an element. */
export function textOf(element: SvgElement): string {
  return element.content.filter((child) => typeof child === 'string').join('');
}
