import { useMemo, useState } from 'react';
import type { ExportChoices } from '../api/exports.js';
import { chosenCards } from './chosenCards.js';
import type { ExportSubject } from './ExportSubject.js';
import type { ExportSettings } from './settings.js';
import { tryPreview } from './tryPreview.js';

/** The preview; with a problem, the last one before it, for the time until it is corrected. */
export function usePreview(
  subject: ExportSubject,
  choices: ExportChoices,
  settings: ExportSettings,
): ReturnType<typeof tryPreview> {
  const { deck, catalogue, selectedIds, shownId } = subject;
  const tried = useMemo(() => {
    const chosen = chosenCards({ deck, selectedIds, shownId }, settings.from);
    return tryPreview({ deck, catalogue, isSelected: ({ card }) => chosen.has(card.id ?? '') }, choices, settings);
  }, [deck, catalogue, selectedIds, shownId, choices, settings]);
  const [last, setLast] = useState(tried.preview);
  if (tried.preview !== undefined && tried.preview !== last) setLast(tried.preview);
  return tried.preview === undefined ? { ...tried, preview: last } : tried;
}
