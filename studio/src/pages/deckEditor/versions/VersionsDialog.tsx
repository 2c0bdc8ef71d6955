import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { deckVersionsQuery } from '../../../api/deckHistory.js';
import type { DialogProps } from '../../../deck/editor/DialogProps.js';
import { useDeck } from '../../../deck/editor/EditorContext.js';
import { VersionHistory } from '../../../editing/versions/VersionHistory.js';
import { counted } from '../../../words/counted.js';
import { VersionView } from './VersionView.js';

/** Earlier versions of the deck. */
export default function VersionsDialog({ onClose }: DialogProps<'versions'>): ReactElement {
  const id = useDeck((deck) => deck.id);
  const versions = useQuery(deckVersionsQuery(id));
  return (
    <VersionHistory
      versions={versions}
      factsOf={({ card_count, saved_by }) => [counted(card_count, 'card'), saved_by?.display_name]}
      onClose={onClose}
    >
      {(version) => <VersionView key={version.version} deckId={id} version={version} onClose={onClose} />}
    </VersionHistory>
  );
}
