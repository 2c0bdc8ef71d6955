import type { SvgBudget } from './budget.js';
import { parseDeclarations, parseStylesheet } from './css.js';
import type { SvgElement } from './types.js';
import {
  ANIMATION_ELEMENTS,
  EMBEDDED_IMAGE,
  isSafeValue,
  SAFE_ELEMENTS,
  SILENT_ELEMENTS,
  TEXT_ELEMENTS,
} from './vocabulary.js';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';

/** Prefixes in force: which mean SVG and which XLink. */
interface Prefixes {
  readonly svg: ReadonlySet<string>;
  readonly xlink: ReadonlySet<string>;
}

/**
 * A copy of the tree with only drawing elements and harmless attributes: no script, handler, animation, foreign content, and
 * no reference that leaves the document. Each kind of thing dropped leaves a warning.
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
    attributes: sanitizeAttributes(element, name, prefixes, budget),
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

/** Editors' own elements stand in namespaces of their own; those are passed over without a word. */
function readPrefixes(element: SvgElement, outer: Prefixes): Prefixes {
  const declared = [...element.attributes].filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'));
  if (declared.length === 0) return outer;
  const [svg, xlink] = [new Set(outer.svg), new Set(outer.xlink)];
  for (const [name, value] of declared) {
    const prefix = name.slice(6);
    // An entity for the namespace, as some editors write it, has been dropped: take the default for what it is meant to be.
    const isSvg = value === SVG_NAMESPACE || (prefix === '' && (value === '' || value.startsWith('&')));
    if (isSvg) svg.add(prefix);
    else svg.delete(prefix);
    if (value === XLINK_NAMESPACE) xlink.add(prefix);
  }
  return { svg, xlink };
}

function warnDropped(name: string, { line }: SvgElement, budget: SvgBudget): void {
  if (SILENT_ELEMENTS.has(name)) return;
  if (name === 'script') budget.warn('svg.script_dropped', `<script> at line ${line} was dropped.`);
  else if (name === 'foreignObject') budget.warn('svg.foreign_dropped', `<foreignObject> at line ${line} was dropped.`);
  else if (ANIMATION_ELEMENTS.has(name)) budget.warn('svg.animation_dropped', `Animation <${name}> was dropped.`);
  else budget.warn('svg.element_dropped', `<${name.slice(0, 40)}> is not a drawing element and was dropped.`);
}

function sanitizeAttributes(
  element: SvgElement,
  name: string,
  prefixes: Prefixes,
  budget: SvgBudget,
): Map<string, string> {
  const kept = new Map<string, string>();
  for (const [rawName, value] of element.attributes) {
    budget.spend(4 + value.length / 8);
    const colon = rawName.indexOf(':');
    const prefix = colon === -1 ? '' : rawName.slice(0, colon);
    const local = colon === -1 ? rawName : rawName.slice(colon + 1);
    const isHref = local === 'href' && (prefix === '' || prefixes.xlink.has(prefix));
    if (isHref) keepHref(kept, name, value, prefix === '', element.line, budget);
    else if (prefix !== '' || rawName === 'xmlns') continue;
    else if (/^on/i.test(local)) budget.warn('svg.handler_dropped', `Event handler ${local.slice(0, 40)} was dropped.`);
    else if (local === 'style') kept.set('style', sanitizeDeclarations(value, budget));
    else if (isSafeValue(value) || TEXT_ATTRIBUTES.has(local)) kept.set(local, value);
    else warnExternal(`${local}="${value.slice(0, 60)}"`, budget);
  }
  return kept;
}

/** Attributes for people, in which anything may be written. */
const TEXT_ATTRIBUTES: ReadonlySet<string> = new Set(['aria-label', 'id', 'class']);

function keepHref(
  kept: Map<string, string>,
  element: string,
  value: string,
  isPlain: boolean,
  line: number,
  budget: SvgBudget,
): void {
  const target = value.trim();
  const isLocal = target.startsWith('#');
  const isEmbedded = element === 'image' && EMBEDDED_IMAGE.test(target);
  if (element === 'a') return;
  if (!isLocal && !isEmbedded) {
    budget.warn(
      'svg.external_dropped',
      `<${element}> at line ${line} refers to “${target.slice(0, 60)}”; only parts of the same document are used.`,
    );
  } else if (isPlain || !kept.has('href')) kept.set('href', target);
}

function sanitizeDeclarations(text: string, budget: SvgBudget): string {
  return parseDeclarations(text)
    .filter(({ name, value }) => {
      if (isSafeValue(value) && name !== 'behavior') return !name.startsWith('animation');
      warnExternal(`${name}: ${value.slice(0, 60)}`, budget);
      return false;
    })
    .map(({ name, value, important }) => `${name}:${value}${important ? '!important' : ''}`)
    .join(';');
}

function sanitizeStylesheet(text: string, budget: SvgBudget): string {
  budget.spend(text.length);
  const rules = parseStylesheet(text, (what) => {
    if (/^@import/i.test(what)) budget.warn('svg.import_dropped', `“${what.slice(0, 60)}” in <style> was dropped.`);
    else if (/^@(-\w+-)?keyframes/i.test(what))
      budget.warn('svg.animation_dropped', 'Animation @keyframes was dropped.');
    else budget.warn('svg.style_dropped', `“${what.slice(0, 60)}” in <style> is not understood and was dropped.`);
  });
  return rules
    .map(({ selectors, declarations }) => {
      const names = selectors.map(({ tag, id, classes }) => {
        const compound = [tag ?? '', ...(id === undefined ? [] : [`#${id}`]), ...classes.map((one) => `.${one}`)].join(
          '',
        );
        return compound === '' ? '*' : compound;
      });
      const body = declarations.map(({ name, value, important }) => `${name}:${value}${important ? '!important' : ''}`);
      return `${names.join(',')}{${sanitizeDeclarations(body.join(';'), budget)}}`;
    })
    .join('\n');
}

function warnExternal(what: string, budget: SvgBudget): void {
  budget.warn('svg.external_dropped', `“${what}” may reach outside the document and was dropped.`);
}

/** Character data directly inside an element. */
export function textOf(element: SvgElement): string {
  return element.content.filter((child) => typeof child === 'string').join('');
}
