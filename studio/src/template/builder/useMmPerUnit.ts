import { templateGeometry } from '@cardwright/renderer';
import { useMemo } from 'react';
import { useTemplate } from './BuilderContext.js';

/** How many millimetres a design unit is on a card of the size that is usual for the template's format. */
export function useMmPerUnit(): number {
  const ratio = useTemplate((template) => template.ratio);
  return useMemo(() => templateGeometry({ ratio }).mmPerUnit, [ratio]);
}
