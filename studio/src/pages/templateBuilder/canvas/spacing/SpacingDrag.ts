import type { ColorTokens, Direction } from '@cardwright/renderer';
import { wordsFor } from '../../../../template/actions/selected.js';
import type { Builder } from '../../../../template/builder/createBuilder.js';
import { OneStep } from '../../../../template/builder/OneStep.js';
import { setClasses } from '../../../../template/document/commands/properties.js';
import { OPPOSITE, type Side } from '../../../../template/geometry/spacing.js';
import { changeClass } from '../../../../template/styling/changeClass.js';
import { CONTROLS } from '../../../../template/styling/controls.js';
import { bracketed } from '../../../../template/styling/quantity.js';
import type { Spacing } from './useSpacingZones.js';

const PADDING = {
  top: { name: 'pt', control: CONTROLS.paddingTop },
  right: { name: 'pr', control: CONTROLS.paddingRight },
  bottom: { name: 'pb', control: CONTROLS.paddingBottom },
  left: { name: 'pl', control: CONTROLS.paddingLeft },
} as const;

/** Dragging the gap or a padding of a container; it writes classes, in whole units. One step. */
export class SpacingDrag {
  readonly #id: string;
  readonly #of: Side | 'gap';
  readonly #start: number;
  readonly #tokens: ColorTokens;
  readonly #direction: Direction;
  readonly #step: OneStep;

  constructor(
    builder: Builder,
    { id, direction, valueOf }: Pick<Spacing, 'id' | 'direction' | 'valueOf'>,
    of: Side | 'gap',
    tokens: ColorTokens,
  ) {
    this.#step = new OneStep(builder, `change ${of === 'gap' ? 'gap' : 'padding'} of ${wordsFor(builder, [id])}`);
    this.#id = id;
    this.#of = of;
    this.#direction = direction;
    this.#start = valueOf(of);
    this.#tokens = tokens;
  }

  /** @param by how much wider it becomes, in units @param isMirrored whether the opposite padding follows */
  widen(by: number, isMirrored: boolean): void {
    const value = Math.max(0, Math.round(this.#start + by));
    this.#step.change(setClasses([this.#id], (classes) => this.#written(classes, value, isMirrored)));
  }

  #written(classes: string, value: number, isMirrored: boolean): string {
    const size = bracketed({ unit: 'u', value });
    if (this.#of === 'gap') return changeClass(classes, CONTROLS.gap, `gap-${size}`, this.#tokens);
    const sides = isMirrored ? [this.#of, OPPOSITE[this.#of]] : [this.#of];
    return sides.reduce((text, side) => {
      const { name, control } = PADDING[side];
      return changeClass(text, control, `${name}-${size}`, this.#tokens, this.#direction);
    }, classes);
  }

  end(): void {
    this.#step.end();
  }

  cancel(): void {
    this.#step.cancel();
  }
}
