/** One `name: value` pair of CSS, the name in lower case. */
export interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly important: boolean;
}

/** A compound selector such as `rect.big#one`; combinators are not supported. */
export interface Selector {
  readonly tag?: string;
  readonly id?: string;
  readonly classes: readonly string[];
}

export interface StyleRule {
  readonly selectors: readonly Selector[];
  readonly declarations: readonly Declaration[];
}

/** Splits the declarations of a `style` attribute or a rule's body; anything else is ignored. */
export function parseDeclarations(text: string): Declaration[] {
  return splitOutside(stripComments(text), ';').flatMap((part) => {
    const colon = part.indexOf(':');
    if (colon === -1) return [];
    const name = part.slice(0, colon).trim();
    const raw = part.slice(colon + 1).trim();
    const value = raw.replace(/!\s*important$/i, '').trimEnd();
    if (!/^-?-?[A-Za-z][\w-]*$/.test(name) || value === '') return [];
    return [{ name: name.startsWith('--') ? name : name.toLowerCase(), value, important: value !== raw }];
  });
}

/** The rules of a style sheet. At-rules and unsupported selectors are passed to `skipped` and omitted. */
export function parseStylesheet(text: string, skipped: (what: string) => void): StyleRule[] {
  const css = stripComments(text).replace(/<!--|-->/g, ' ');
  const rules: StyleRule[] = [];
  let at = 0;
  while (at < css.length) {
    const head = scanTo(css, at, '{;}');
    const prelude = css.slice(at, head).trim();
    if (css[head] !== '{') {
      if (prelude.startsWith('@')) skipped(prelude);
      at = head + 1;
      continue;
    }
    const end = endOfBlock(css, head);
    if (prelude.startsWith('@')) skipped(prelude);
    else rules.push(...toRule(prelude, css.slice(head + 1, end), skipped));
    at = end + 1;
  }
  return rules;
}

function toRule(prelude: string, body: string, skipped: (what: string) => void): StyleRule[] {
  const selectors = prelude.split(',').flatMap((text) => {
    const selector = parseSelector(text.trim());
    if (selector === undefined) skipped(text.trim());
    return selector === undefined ? [] : [selector];
  });
  return selectors.length === 0 ? [] : [{ selectors, declarations: parseDeclarations(body) }];
}

function parseSelector(text: string): Selector | undefined {
  const match = /^(\*|[A-Za-z][\w-]*)?((?:[.#][\w-]+)*)$/.exec(text);
  if (match === null || text === '') return undefined;
  const parts = (match[2] ?? '').match(/[.#][\w-]+/g) ?? [];
  const id = parts.find((part) => part.startsWith('#'))?.slice(1);
  const tag = match[1] === '*' ? undefined : match[1];
  return {
    classes: parts.filter((part) => part.startsWith('.')).map((part) => part.slice(1)),
    ...(tag === undefined ? {} : { tag }),
    ...(id === undefined ? {} : { id }),
  };
}

/** Splits at a separator outside quotes and parentheses. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const end = scanTo(text, at, separator);
    parts.push(text.slice(at, end));
    at = end + 1;
  }
  return parts;
}

/** Index of the first of `stops` outside quotes and parentheses, or the text's end. */
function scanTo(text: string, from: number, stops: string): number {
  let depth = 0;
  let quote = '';
  for (let index = from; index < text.length; index++) {
    const char = text[index] ?? '';
    if (quote !== '') {
      if (char === '\\') index++;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (depth === 0 && stops.includes(char)) return index;
    else if (char === '(') depth++;
    else if (char === ')') depth = Math.max(0, depth - 1);
  }
  return text.length;
}

function endOfBlock(css: string, open: number): number {
  let depth = 1;
  let at = open + 1;
  while (at < css.length) {
    at = scanTo(css, at, '{}');
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) return at;
    at++;
  }
  return css.length;
}

/** Removes comments in one pass; one that is never closed hides the rest, as in CSS. */
function stripComments(text: string): string {
  if (!text.includes('/*')) return text;
  let result = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf('/*', at);
    if (start === -1) return result + text.slice(at);
    result += `${text.slice(at, start)} `;
    const end = text.indexOf('*/', start + 2);
    if (end === -1) return result;
    at = end + 2;
  }
}
