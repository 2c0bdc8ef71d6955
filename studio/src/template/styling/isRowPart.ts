import { parseClasses, type Scene, type Style } from '@cardwright/renderer';
import type { Part } from '../document/parts.js';
import { NO_TOKENS } from './noTokens.js';

/** How a section or group lays its children out. */
export interface Flow {
  /** Beside each other. */
  readonly isRow: boolean;
  /** From the right or from the bottom. */
  readonly isBackwards: boolean;
}

/** Whether a section or group lays its children out beside each other. */
export function isRowPart(part: Part): boolean {
  return isRowStyle(styleOf(part));
}

export function isRowStyle(style: Style): boolean {
  return style.flexDirection?.startsWith('row') ?? style.display === 'flex';
}

/** @param direction of the rows of the face, see `Scene.direction` */
export function flowOfPart(part: Part, direction: Scene['direction']): Flow {
  const style = styleOf(part);
  const isRow = isRowStyle(style);
  const isReversed = style.flexDirection?.endsWith('reverse') === true;
  return { isRow, isBackwards: isReversed !== (isRow && direction === 'rtl') };
}

function styleOf({ item, section }: Part): Style {
  return parseClasses((item ?? section)?.classes ?? '', NO_TOKENS).style;
}
