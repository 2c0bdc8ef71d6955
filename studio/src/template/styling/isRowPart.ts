import { parseClasses } from '@cardwright/renderer';
import type { Part } from '../document/parts.js';

const NO_TOKENS = new Map<string, string>();

/** Whether a section or group lays its children out beside each other. */
export function isRowPart({ item, section }: Part): boolean {
  const { style } = parseClasses((item ?? section)?.classes ?? '', NO_TOKENS);
  return style.flexDirection?.startsWith('row') ?? style.display === 'flex';
}
