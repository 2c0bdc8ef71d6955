import type { Declarations, Slot } from './declarations.js';

/** Slots whose numbers are units; the others are factors, degrees or multiples. */
const IN_UNITS = /^(?:rowGap|columnGap|fontSize|filter\.blur|strokeWidth|borderWidth\.|borderRadius\.|.*\.width$)/;

const WHOLES: readonly (readonly [group: string, parts: readonly string[]])[] = [
  ...['inset', 'padding', 'margin', 'borderWidth', 'borderColor'].map(
    (group) => [group, ['top', 'right', 'bottom', 'left']] as const,
  ),
  ['borderRadius', ['topLeft', 'topRight', 'bottomRight', 'bottomLeft']],
];

/** The properties that declarations set, without their values. @param logical see `describeDeclarations` */
export function describeSlots(declarations: Declarations, logical = false): string[] {
  return describeDeclarations(declarations, logical)
    .split('; ')
    .map((text) => text.split(': ')[0] ?? '')
    .filter((name) => name !== '');
}

/**
 * Declarations in CSS-like notation: `padding: 16u`, `color: #0e5a42`; `u` are design units.
 * @param logical whether left and right stand for where a row starts and ends
 */
export function describeDeclarations(declarations: Declarations, logical = false): string {
  const texts = new Map<string, string>();
  for (const slot in declarations) {
    // The keys of Declarations are always slots: they come from literals and from `fill`.
    const value = declarations[slot as Slot];
    if (value !== undefined || !isSilent(slot, declarations)) texts.set(slot, describe(slot, value));
  }
  for (const [group, parts] of WHOLES) joinParts(texts, group, parts);
  return [...texts].map(([slot, text]) => `${logical ? logicalName(nameOf(slot)) : nameOf(slot)}: ${text}`).join('; ');
}

/** `borderWidth.top` → `border-top-width`, `inset.top` → `top`, `padding.top` → `padding-top`. */
function nameOf(slot: string): string {
  const plain = slot
    .replace(/^inset\./, '')
    .replace(/^hug/, '')
    .replace(/^border(Width|Color|Radius)\.(\w+)$/, 'border.$2$1');
  return plain.replace(/[A-Z]|\./g, dash).replace(/^-/, '');
}

function logicalName(name: string): string {
  return name.replace('left', 'start').replace('right', 'end');
}

/** Resets that are not worth mentioning. */
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
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((part) => describe('', part)).join(', ');
  return typeof value === 'object' && value !== null ? describeParts({ ...value }) : JSON.stringify(value);
}

interface Parts extends Readonly<Record<string, unknown>> {
  readonly unit?: unknown;
  readonly value?: unknown;
  readonly em?: unknown;
  readonly units?: unknown;
  readonly current?: unknown;
}

/** A length, a relative value, a shadow or a gradient's direction. */
function describeParts(parts: Parts): string {
  if (parts.em !== undefined) return `${round(parts.em)}em`;
  if (parts.units !== undefined) return `${round(parts.units)}u`;
  if (parts.current !== undefined) return `currentColor${parts.current === 1 ? '' : ` ${round(parts.current)}`}`;
  if (typeof parts.unit === 'string') return `${round(parts.value)}${parts.unit}`;
  return Object.values(parts)
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
