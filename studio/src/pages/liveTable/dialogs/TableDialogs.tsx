import type { ReactElement } from 'react';
import { Questions } from '../../../components/Questions.js';
import type { LiveTable } from '../connection/useTable.js';
import { findCard } from '../findCard.js';
import { CardDialog } from './CardDialog.js';
import { GiveDialog } from './GiveDialog.js';
import { InviteDialog } from './InviteDialog.js';
import { PileDialog } from './PileDialog.js';
import { TableMenu } from './TableMenu.js';

/** The dialog that is open. */
export type Shown =
  | { readonly kind: 'card' | 'give'; readonly card: string }
  | { readonly kind: 'pile'; readonly pile: string }
  | { readonly kind: 'invite' | 'menu' };

interface Props {
  readonly table: LiveTable;
  readonly shown: Shown;
  readonly onShow: (shown: Shown | undefined) => void;
}

/** The dialogs of the table, with what `confirm` needs: public pages do without it. */
export default function TableDialogs(props: Props): ReactElement {
  return (
    <Questions>
      <OpenDialog {...props} />
    </Questions>
  );
}

/** One about a card or pile closes when that is gone. */
function OpenDialog({ table, shown, onShow }: Props): ReactElement | null {
  const onClose = (): void => onShow(undefined);
  const common = { table, onClose };
  if ('pile' in shown) {
    const pile = table.view.piles.find(({ id }) => id === shown.pile);
    if (pile === undefined) return null;
    return <PileDialog {...common} pile={pile} onCard={(card) => onShow({ kind: 'card', card })} />;
  }
  if (!('card' in shown)) return shown.kind === 'invite' ? <InviteDialog {...common} /> : <TableMenu {...common} />;
  const card = findCard(table.view, shown.card);
  if (card === undefined) return null;
  if (shown.kind === 'give') return <GiveDialog {...common} card={card} />;
  return <CardDialog {...common} card={card} onGive={() => onShow({ kind: 'give', card: card.id })} />;
}
