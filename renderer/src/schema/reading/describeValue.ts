const MAX_SHOWN = 60;

/**
 * Describes a value in a few words for problem messages: `"three"`, `NaN`, `a list of 3`, `an object with id, name`.
 */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(shorten(value));
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object') {
    const keys = Object.keys(value);
    if (keys.length === 0) return 'an empty object';
    return `an object with ${shorten(keys.slice(0, 6).join(', '))}${keys.length > 6 ? ', …' : ''}`;
  }
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return `a ${typeof value}`;
}

/** Shortens a text without splitting a surrogate pair. */
function shorten(text: string): string {
  if (text.length <= MAX_SHOWN) return text;
  return `${Array.from(text.slice(0, MAX_SHOWN + 1))
    .slice(0, MAX_SHOWN - 1)
    .join('')}…`;
}
