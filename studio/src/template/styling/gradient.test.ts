import { parseClasses } from '@cardwright/renderer';
import { describe, expect, it } from 'vitest';
import { changeClass } from './changeClass.js';
import { CONTROLS } from './controls.js';
import { gradientLine, withGradientLine } from './gradient.js';

const TOKENS = new Map([
  ['primary', '#005500'],
  ['accent', '#aa0000'],
]);

/** The classes once another direction has been chosen. */
function turn(classes: string, line: string, hasColors: boolean): string {
  const stops = parseClasses(classes, TOKENS).style.backgroundGradient?.stops;
  const [control, next] = withGradientLine(line, hasColors, stops);
  return changeClass(classes, CONTROLS[control], next, TOKENS);
}

describe('the direction of a gradient', () => {
  it('changes without the colours', () => {
    const classes = 'p-2 bg-linear-to-b from-[#123456] via-accent via-30% to-primary/50';
    expect(turn(classes, 'bg-radial', true)).toBe(classes.replace('bg-linear-to-b', 'bg-radial'));
    expect(turn(classes, 'bg-linear-[30deg]', true)).toBe(classes.replace('bg-linear-to-b', 'bg-linear-[30deg]'));
  });

  it('begins with two colours of the scheme, and ends with its colours', () => {
    expect(turn('p-2', 'bg-linear-to-b', false)).toBe('p-2 bg-linear-to-b from-primary to-accent');
    expect(turn('p-2 bg-linear-45 from-accent via-primary to-50% to-accent', '', true)).toBe('p-2');
  });

  it('keeps the outer colours of a gradient in brackets', () => {
    expect(turn('bg-[linear-gradient(20deg,#112233,#445566)]', 'bg-linear-to-l', false)).toBe(
      'bg-linear-to-l from-[#112233] to-[#445566]',
    );
  });

  it.each([
    ['bg-gradient-to-tr', 'bg-linear-to-tr'],
    ['bg-linear-to-t/srgb', 'bg-linear-to-t'],
    ['bg-linear-45', 'bg-linear-45'],
    ['bg-none', ''],
    [undefined, ''],
  ])('%s is known as %s', (name, line) => {
    expect(gradientLine(name)).toBe(line);
  });

  it('takes an angle in degrees', () => {
    const { style } = parseClasses('bg-linear-[-30.5deg] from-primary to-accent', TOKENS);
    expect(style.backgroundGradient).toMatchObject({ type: 'linear', angle: -30.5 });
  });
});
