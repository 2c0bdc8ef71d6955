import type { Declarations, Slot } from './declarations.js';

/** Slots whose numbers are units; the others are factors, degrees or multiples. */
const IN_UNITS = /^(?:rowGap|columnGap|fontSize|strokeWidth|borderWidth\.|borderRadius\.|.*\.width$)/;

const WHOLES: readonly (readonly [group: string, parts: readonly string[]])[] = [
  ...['inset', 'padding', 'margin', 'borderWidth', 'borderColor'].map(
    (group) => [group, ['top', 'right', 'bottom', 'left']] as const,
  ),
  ['borderRadius', ['topLeft', 'topRight', 'bottomRight', 'bottomLeft']],
];

/** What declarations say, much as CSS would: `padding: 16u`, `color: #0e5a42`; `u` are design units. */
export function describeDeclarations(declarations: Declarations): string {
  const texts = new Map<string, string>();
  for (const slot in declarations) {
    // The keys of Declarations are slots and nothing else: they are made from literals and from `fill`.
    const value = declarations[slot as Slot];
    if (value !== undefined || !isSilent(slot, declarations)) texts.set(slot, describe(slot, value));
  }
  for (const [group, parts] of WHOLES) joinParts(texts, group, parts);
  return [...texts].map(([slot, text]) => `${nameOf(slot)}: ${text}`).join('; ');
}

/** `borderWidth.top` → `border-top-width`, `inset.top` → `top`, `padding.top` → `padding-top`. */
function nameOf(slot: string): string {
  const plain = slot
    .replace(/^inset\./, '')
    .replace(/^hug/, '')
    .replace(/^border(Width|Color|Radius)\.(\w+)$/, 'border.$2$1');
  return plain.replace(/[A-Z]|\./g, dash).replace(/^-/, '');
}

/** What a value takes back without its being worth a word. */
function isSilent(slot: string, declarations: Declarations): boolean {
  if (slot === 'width' || slot === 'height') return declarations.hugWidth === true || declarations.hugHeight === true;
  return SILENT_RESETS.has(slot);
}

const SILENT_RESETS: ReadonlySet<string> = new Set(['hugWidth', 'hugHeight', 'gradient.stops', 'lineHeight']);

function joinParts(texts: Map<string, string>, group: string, parts: readonly string[]): void {
  const [first, ...others] = parts.map((part) => texts.get(`${group}.${part}`));
  if (first === undefined || others.some((other) => other !== first)) return;
  for (const part of parts) texts.delete(`${group}.${part}`);
  texts.set(group, first);
}

function dash(match: string): string {
  return match === '.' ? '-' : `-${match.toLowerCase()}`;
}

function describe(slot: string, value: unknown): string {
  if (slot.startsWith('hug')) return 'fit';
  if (value === undefined) return 'default';
  if (typeof value === 'number') return `${round(value)}${unitOf(slot)}`;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((part) => describe('', part)).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  const record: Readonly<Record<string, unknown>> = { ...value };
  if ('em' in record) return `${round(record['em'])}em`;
  if ('units' in record) return `${round(record['units'])}u`;
  if ('current' in record) return record['current'] === 1 ? 'currentColor' : `currentColor ${round(record['current'])}`;
  if (typeof record['unit'] === 'string') return `${round(record['value'])}${record['unit']}`;
  return Object.values(record)
    .filter((part) => part !== false)
    .map((part) => (part === true ? 'inset' : describe('', part)))
    .join(' ');
}

function unitOf(slot: string): string {
  if (slot === 'rotate') return 'deg';
  if (slot === 'letterSpacing') return 'em';
  return IN_UNITS.test(slot) ? 'u' : '';
}

function round(value: unknown): number {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : 0;
}
