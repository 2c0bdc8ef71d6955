import { analyseClasses } from '@cardwright/renderer';
import { CONTROLS, type ControlName } from '../../../../template/styling/controls.js';
import type { Styling } from '../useStyling.js';

/** The class that a control has set: of several, the last counts. */
export function nameOfControl({ classes, tokens }: Styling, control: ControlName): string | undefined {
  const slotsOfControl: readonly string[] = CONTROLS[control].slots;
  return analyseClasses(classes, tokens).findLast(
    ({ slots, state }) => state === 'used' && slots.some((slot) => slotsOfControl.includes(slot)),
  )?.name;
}
