import type { SvgBudget } from './budget.js';
import { parseDeclarations, parseStylesheet } from './css.js';
import type { SvgElement } from '../types.js';
import { EMBEDDED_IMAGE, isSafeValue } from './vocabulary.js';

/** An element's attributes that neither run nor fetch anything, with `href` unprefixed. */
export function sanitizeAttributes(
  element: SvgElement,
  name: string,
  xlinkPrefixes: ReadonlySet<string>,
  budget: SvgBudget,
): Map<string, string> {
  const kept = new Map<string, string>();
  for (const [rawName, value] of element.attributes) {
    budget.spend(4 + value.length / 8);
    const colon = rawName.indexOf(':');
    const prefix = colon === -1 ? '' : rawName.slice(0, colon);
    const local = colon === -1 ? rawName : rawName.slice(colon + 1);
    const isHref = local === 'href' && (prefix === '' || xlinkPrefixes.has(prefix));
    if (isHref) keepHref(kept, name, value, prefix === '', element.line, budget);
    else if (prefix !== '' || rawName === 'xmlns') continue;
    else if (/^on/i.test(local))
      budget.warn('svg.handler_dropped', `The event handler ${local.slice(0, 40)} was dropped.`);
    else if (value.length > MAX_VALUE && !LONG_ATTRIBUTES.has(local))
      budget.warn('svg.value_dropped', `The value of ${local.slice(0, 40)} at line ${element.line} is too long.`);
    else if (local === 'style') kept.set('style', sanitizeDeclarations(value, budget));
    else if (isSafeValue(value) || TEXT_ATTRIBUTES.has(local)) kept.set(local, value);
    else warnExternal(`${local}="${value.slice(0, 60)}"`, budget);
  }
  return kept;
}

/** Characters of a value that is read whenever its element is drawn. */
const MAX_VALUE = 10_000;
/** Attributes whose readers charge for the length of the value, or read it only once. */
const LONG_ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'd points style class id aria-label transform gradientTransform patternTransform clip-path stroke-dasharray values ' +
    'tableValues kernelMatrix data-dropped'
  ).split(' '),
);

/** Attributes with text for people, which may contain anything. */
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
      `<${element}> at line ${line} refers to “${target.slice(0, 60)}”; only parts of the same document are allowed.`,
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

/** What changes nothing on a printed card: fonts (text is not drawn), dark mode and the pointer. */
const HAS_NO_EFFECT = /^@(?:font-face|charset|namespace)\b|^@media\b.*\bdark\b|:(?:hover|focus|active)\b/i;

/** Supported rules, with only harmless declarations. */
export function sanitizeStylesheet(text: string, budget: SvgBudget): string {
  budget.spend(text.length);
  const rules = parseStylesheet(text, (what) => {
    if (/^@import/i.test(what)) budget.warn('svg.import_dropped', `“${what.slice(0, 60)}” in <style> was dropped.`);
    else if (/^@(-\w+-)?keyframes/i.test(what))
      budget.warn('svg.animation_dropped', 'Animation @keyframes was dropped.');
    else if (!HAS_NO_EFFECT.test(what))
      budget.warn('svg.style_dropped', `“${what.slice(0, 60)}” in <style> is not supported and was dropped.`);
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
