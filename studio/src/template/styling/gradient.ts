import type { Style } from '@cardwright/renderer';
import type { ControlName } from './controls.js';

/** The directions of gradients that are offered by name. */
export const GRADIENT_LINES = [
  { value: 'bg-linear-to-b', label: 'Downwards' },
  { value: 'bg-linear-to-t', label: 'Upwards' },
  { value: 'bg-linear-to-r', label: 'To the right' },
  { value: 'bg-linear-to-l', label: 'To the left' },
  { value: 'bg-linear-to-br', label: 'To the bottom right' },
  { value: 'bg-linear-to-bl', label: 'To the bottom left' },
  { value: 'bg-linear-to-tr', label: 'To the top right' },
  { value: 'bg-linear-to-tl', label: 'To the top left' },
  { value: 'bg-radial', label: 'From the middle' },
] as const;

/** The class of a direction as it is offered, in whichever spelling it is written; '' for none. */
export function gradientLine(name: string | undefined): string {
  if (name === undefined || name === 'bg-none') return '';
  return name.replace(/^bg-gradient-to-/, 'bg-linear-to-').replace(/\/srgb$/, '');
}

/**
 * What to set for another direction, or '' for no gradient. Colours that have classes of their own stay; those of a
 * gradient in brackets become classes, and a new gradient gets two colours of the scheme.
 */
export function withGradientLine(
  line: string,
  hasColors: boolean,
  stops: NonNullable<Style['backgroundGradient']>['stops'] | undefined,
): readonly [ControlName, string | undefined] {
  if (line === '') return ['gradient', undefined];
  if (hasColors) return ['gradientLine', line];
  const [first, last] = [stops?.[0], stops?.at(-1)];
  const colors = first && last ? `from-[${first.color}] to-[${last.color}]` : 'from-primary to-accent';
  return ['gradient', `${line} ${colors}`];
}
