import { multiplyAlpha } from '../../../color/hex.js';
import { parseColor } from '../../../color/parseColor.js';

/** The value of a property with `var()` replaced, `calc()` evaluated, rem in px and colours in hex. */
export function evaluateCss(text: string, variables: ReadonlyMap<string, string>): string {
  let value = text;
  for (let round = 0; round < 50 && value.includes('var('); round++) value = replaceVariable(value, variables);
  value = value.replace(/calc\(infinity \* 1px\)/g, 'full');
  value = replaceColors(value);
  while (value.includes('calc(')) {
    const before = value;
    value = value.replace(/(?:calc)?\(([^()]*)\)/g, (whole, sum: string) => calculate(sum) ?? whole);
    if (value === before) break;
  }
  return tidy(value.replace(/(?<![\d.])-?[\d.]+rem\b/g, (rem) => `${round(Number.parseFloat(rem) * 16)}px`));
}

/** Replaces the last `var()`, which contains no other. */
function replaceVariable(value: string, variables: ReadonlyMap<string, string>): string {
  const start = value.lastIndexOf('var(');
  let depth = 0;
  let end = start;
  do {
    if (value[end] === '(') depth++;
    if (value[end] === ')') depth--;
    end++;
  } while (depth > 0 || end <= start + 4);
  const inner = value.slice(start + 4, end - 1);
  const comma = inner.indexOf(',');
  const name = comma < 0 ? inner : inner.slice(0, comma);
  const fallback = comma < 0 ? '' : inner.slice(comma + 1).trim();
  return value.slice(0, start) + (variables.get(name.trim()) ?? fallback) + value.slice(end);
}

/** Evaluates a sum of numbers in one unit, left to right with `*` and `/` first; undefined for anything else. */
function calculate(sum: string): string | undefined {
  const tokens = sum.match(/-?(?:\d+\.?\d*|\.\d+)(?:px|rem|em|%|deg)?|[*/+]| - /g) ?? [];
  if (tokens.join('').replaceAll(' ', '') !== sum.replaceAll(' ', '')) return undefined;
  const unit = /px|rem|em|%|deg/.exec(sum)?.[0] ?? '';
  let total = 0;
  let product = Number.parseFloat(tokens[0] ?? '');
  for (let index = 1; index + 1 < tokens.length; index += 2) {
    const operand = Number.parseFloat(tokens[index + 1] ?? '');
    if (tokens[index] === '*') product *= operand;
    else if (tokens[index] === '/') product /= operand;
    else {
      total += product;
      product = tokens[index] === '+' ? operand : -operand;
    }
  }
  return `${total + product}${unit}`;
}

function replaceColors(value: string): string {
  return value
    .replace(
      /oklch\([^()]*\)|rgba?\([^()]*\)|hsla?\([^()]*\)|#[0-9a-f]{3,8}\b/gi,
      (color) => parseColor(color) ?? color,
    )
    .replace(/oklab\(from (#\w+) l a b \/ ([\d.]+)%\)/g, (_, color: string, alpha: string) =>
      multiplyAlpha(color.slice(0, 7), Number(alpha) / 100),
    )
    .replace(/color-mix\(in \w+, (#\w+) ([\d.]+)%, transparent\)/g, (_, color: string, percent: string) =>
      multiplyAlpha(color, Number(percent) / 100),
    )
    .replace(/color-mix\(in \w+, currentcolor ([\d.]+)%, transparent\)/gi, 'currentcolor/$1')
    .replace(/\btransparent\b/g, '#00000000');
}

function tidy(value: string): string {
  const numbers = value.replace(/(?<![\w#])-?(?:\d+\.?\d*|\.\d+)(?:e-\d+)?/g, (number) =>
    String(round(Number(number))),
  );
  return numbers
    .replace(/(?<![\w#.])0(?:px|em|deg)\b/g, '0')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim();
}

function round(value: number): number {
  const rounded = Math.round(value * 1000) / 1000;
  return rounded === 0 ? 0 : rounded;
}
