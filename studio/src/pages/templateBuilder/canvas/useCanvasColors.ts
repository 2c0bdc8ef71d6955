import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';

const NAMES = [
  'sky',
  'on-sky',
  'magenta',
  'ink',
  'ink2',
  'ink3',
  'line',
  'surface',
  'accent',
  'pip',
  'sky-soft',
] as const;

/** The colours of the canvas' marks, by the name of their token. */
export type CanvasColors = Readonly<Record<(typeof NAMES)[number], string>>;

/** The theme's colours as Konva needs them: without variables. */
export function useCanvasColors(): CanvasColors {
  const scheme = useComputedColorScheme();
  return useMemo(() => {
    const colors = NAMES.map((name) => {
      // A new element for each: with reduced motion, one that changes its colour still computes to the earlier one.
      const probe = document.createElement('span');
      // Read before the page itself has changed over.
      Object.assign(probe.style, { colorScheme: scheme, color: `var(--cw-${name})` });
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return [name, color];
    });
    return Object.fromEntries(colors) as CanvasColors;
  }, [scheme]);
}
