import { parseRatio, type Catalogue, type DeckPlan } from '@cardwright/renderer';
import { useMemo, type ReactElement } from 'react';
import type { StoredDeck } from '../../api/decks.js';
import { deckTitle } from '../../deck/deckTitle.js';
import { ExportDialog } from '../../exporting/ExportDialog.js';

interface Props {
  readonly deck: StoredDeck;
  readonly plan: DeckPlan;
  readonly catalogue: Catalogue;
  readonly onClose: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The export dialog of a saved deck. */
export default function OwnExport({ deck, plan, catalogue, onClose }: Props): ReactElement {
  const subject = useMemo(() => {
    const [first] = plan.cards;
    return {
      deck,
      catalogue,
      selectedIds: NONE,
      shownId: undefined,
      ratio: first === undefined ? undefined : parseRatio(first.templates.front.ratio),
      title: deckTitle(deck),
      save: () => Promise.resolve(true),
    };
  }, [deck, plan, catalogue]);
  return <ExportDialog opened onClose={onClose} {...subject} />;
}
