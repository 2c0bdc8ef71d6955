import { parseClasses, type Style } from '@cardwright/renderer';
import type { Part } from '../document/parts.js';
import { NO_TOKENS } from './noTokens.js';

/** Whether a section or group lays its children out beside each other. */
export function isRowPart({ item, section }: Part): boolean {
  return isRowStyle(parseClasses((item ?? section)?.classes ?? '', NO_TOKENS).style);
}

export function isRowStyle(style: Style): boolean {
  return style.flexDirection?.startsWith('row') ?? style.display === 'flex';
}
