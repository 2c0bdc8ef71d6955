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
    const probe = document.createElement('span');
    // Read before the page itself has changed over.
    probe.style.colorScheme = scheme;
    document.body.append(probe);
    const colors = NAMES.map((name) => {
      probe.style.color = `var(--cw-${name})`;
      return [name, getComputedStyle(probe).color];
    });
    probe.remove();
    return Object.fromEntries(colors) as CanvasColors;
  }, [scheme]);
}
