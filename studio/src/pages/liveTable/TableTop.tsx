import { Languages, Menu, QrCode, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { CardMark } from '../../components/CardMark.js';
import { languagesOf } from '../../publicDecks/deckLanguages.js';
import felt from '../../publicDecks/felt/Felt.module.css';
import { FeltSelect } from '../../publicDecks/felt/FeltSelect.js';
import { titleOf } from '../../publicDecks/textOf.js';
import { counted } from '../../words/counted.js';
import type { LiveTable } from './connection/useTable.js';
import classes from './TableTop.module.css';

interface Props {
  readonly table: LiveTable;
  readonly onInvite: () => void;
  readonly onMenu: () => void;
}

/** What is played, by how many, and everything that is not a move. */
export function TableTop({ table, onInvite, onMenu }: Props): ReactElement {
  const { deck, code, view, language, act } = table;
  const players = view.seats.filter(({ role }) => role === 'player').length;
  return (
    <header className={classes.top}>
      <CardMark size={34} />
      <div className={classes.names}>
        <h1 className={classes.title} dir="auto">
          {titleOf(deck, language)}
        </h1>
        <p className={classes.code}>
          Table {code}
          {/* The seats below tell phones. */}
          <span className={felt.label}>, {counted(players, 'player')}</span>
        </p>
      </div>
      <LanguageChoice table={table} />
      {view.canUndo && (
        <button type="button" className={felt.tool} onClick={() => act({ type: 'undo' })}>
          <Undo2 size={18} aria-hidden />
          <span className={felt.label}>Take back</span>
        </button>
      )}
      <button type="button" className={felt.tool} onClick={onInvite} aria-haspopup="dialog">
        <QrCode size={18} aria-hidden />
        <span className={felt.label}>Invite</span>
      </button>
      <button type="button" className={felt.tool} onClick={onMenu} aria-haspopup="dialog">
        <Menu size={18} aria-hidden />
        <span className={felt.label}>Table</span>
      </button>
    </header>
  );
}

function LanguageChoice({ table: { deck, language } }: { readonly table: LiveTable }): ReactElement | null {
  const [, setSearch] = useSearchParams();
  const languages = languagesOf(deck);
  if (languages.length < 2) return null;
  const choose = (code: string): void =>
    setSearch(
      (before) => {
        before.set('language', code);
        return before;
      },
      { replace: true },
    );
  return <FeltSelect Icon={Languages} label="Language" value={language} choices={languages} onChange={choose} />;
}
