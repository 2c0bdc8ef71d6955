import type { Builder } from '../builder/createBuilder.js';
import { canShareEqually, shareOfNext } from '../document/sectionHeights.js';
import { selectedParts } from './selected.js';

/** Why no section can be added; undefined if one can. */
export function whyNoRoom({ store }: Builder): string | undefined {
  const { sections } = store.getState().document.json_config;
  if (shareOfNext(sections) !== undefined) return undefined;
  if (!sections.some(({ locked }) => locked))
    return 'The sections are too low to make room for another. Delete one first.';
  return 'The locked sections leave no room for another. Unlock one of them first.';
}

/** Why nothing that is selected can be copied: it is sections alone, and there is no room for another. */
export function whyNoCopies(builder: Builder): string | undefined {
  const isSections = selectedParts(builder).every(({ section }) => section !== undefined);
  return isSections ? whyNoRoom(builder) : undefined;
}

/** Why the sections cannot get equal heights; undefined if they can. */
export function whyNotEqual({ store }: Builder): string | undefined {
  if (canShareEqually(store.getState().document.json_config.sections)) return undefined;
  return 'Locked sections keep their height, and the others cannot share what is left. Unlock one of them first.';
}
