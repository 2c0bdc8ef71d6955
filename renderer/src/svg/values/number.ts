const NUMBER = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;

/** The numbers in a list with spaces or commas; stops at the first thing that is not a number. */
export function parseNumbers(text: string): number[] {
  const numbers: number[] = [];
  let at = 0;
  for (;;) {
    while (at < text.length && ' \t\r\n\f,'.includes(text[at] ?? '')) at++;
    NUMBER.lastIndex = at;
    const match = NUMBER.exec(text);
    if (match === null) return numbers;
    const value = Number(match[0]);
    if (!Number.isFinite(value)) return numbers;
    numbers.push(value);
    at = NUMBER.lastIndex;
  }
}

const PX_PER_UNIT: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
};
const LENGTH = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)$/i;

/**
 * A CSS length in user units.
 * @param percentOf the length of 100%
 * @param fontSize the length of 1 em
 * @returns undefined for anything that is not a finite length in a known unit
 */
export function parseLength(text: string | undefined, percentOf: number, fontSize = 16): number | undefined {
  const match = text === undefined || text.length > 100 ? null : LENGTH.exec(text.trim());
  if (match === null) return undefined;
  const value = Number(match[1]);
  if (!Number.isFinite(value)) return undefined;
  const unit = (match[2] ?? '').toLowerCase();
  if (unit === '%') return (value / 100) * percentOf;
  if (unit === 'em' || unit === 'rem') return value * fontSize;
  if (unit === 'ex' || unit === 'ch') return (value * fontSize) / 2;
  const factor = PX_PER_UNIT[unit];
  return factor === undefined ? undefined : value * factor;
}

/** A number or percentage clamped to 0 … 1 (opacities, stop offsets). */
export function parseFraction(text: string | undefined, otherwise: number): number {
  const value = parseLength(text, 1);
  return value === undefined ? otherwise : Math.min(1, Math.max(0, value));
}
