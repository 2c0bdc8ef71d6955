import { counted } from '../../../words/counted.js';

/** The step of a deck whose cards all print well. @param isChecked whether a check has ended @param wanting cards with findings */
export function reviewStep(
  isChecked: boolean,
  wanting: number,
  hasGoodBacks: boolean,
): { readonly label: string; readonly isDone: boolean } {
  if (!isChecked) return { label: 'Checking whether every text fits', isDone: false };
  if (wanting > 0) return { label: `${counted(wanting, 'card needs', 'cards need')} a look`, isDone: false };
  return { label: hasGoodBacks ? 'Every text fits' : 'A shared back needs a look', isDone: hasGoodBacks };
}
