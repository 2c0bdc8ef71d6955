import type { CSSProperties } from 'react';

interface Colored {
  readonly color?: unknown;
}

const PLAIN = { bg: 'var(--cw-surface)', ink: 'var(--cw-ink)', ledge: 'var(--cw-line2)' };
const HEX = /^#[0-9a-f]{6}$/i;

/** A world's own colours as custom properties: `--world`, `--world-ink` and `--world-ledge`. */
export function worldColors({ color }: Colored): CSSProperties {
  const given = typeof color === 'object' && color !== null ? (color as Readonly<Record<string, unknown>>) : {};
  const own = (key: keyof typeof PLAIN): string => {
    const value = given[key];
    return typeof value === 'string' && HEX.test(value) ? value : PLAIN[key];
  };
  const isWhole = Object.keys(PLAIN).every(
    (key) => own(key as keyof typeof PLAIN) !== PLAIN[key as keyof typeof PLAIN],
  );
  // A single colour of a world on our own ones might not be legible.
  const colors = isWhole ? { bg: own('bg'), ink: own('ink'), ledge: own('ledge') } : PLAIN;
  return { '--world': colors.bg, '--world-ink': colors.ink, '--world-ledge': colors.ledge } as CSSProperties;
}
