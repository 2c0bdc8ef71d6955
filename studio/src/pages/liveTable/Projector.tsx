import { Maximize } from 'lucide-react';
import type { ReactElement } from 'react';
import { CardMark } from '../../components/CardMark.js';
import { titleOf } from '../../publicDecks/textOf.js';
import { useQrCode } from '../../publicDecks/useQrCode.js';
import { Board } from './Board.js';
import type { LiveTable } from './connection/useTable.js';
import felt from '../../publicDecks/felt/Felt.module.css';
import classes from './Projector.module.css';
import { Seats } from './Seats.js';
import { TableLog } from './TableLog.js';
import { tableAddress } from './tableAddress.js';
import { TableNotes } from './TableNotes.js';
import { VoteBanner } from './VoteBanner.js';

/** The table for everybody to look at, with nobody's hand and the way to join. */
export function Projector({ table }: { readonly table: LiveTable }): ReactElement {
  const { deck, code, view, language } = table;
  const qr = useQrCode(tableAddress(code));
  const fill = (): void => void document.documentElement.requestFullscreen().catch(() => undefined);
  return (
    <div className={`${felt.felt ?? ''} ${classes.wall ?? ''}`}>
      <header className={classes.top}>
        <CardMark size={44} />
        <h1 className={classes.title}>{titleOf(deck, language)}</h1>
        {document.fullscreenEnabled && (
          <button type="button" className={felt.button} onClick={fill}>
            <Maximize size={18} aria-hidden /> Full screen
          </button>
        )}
      </header>
      <Seats table={table} seats={view.seats.filter(({ role }) => role === 'player')} />
      <VoteBanner table={table} />
      <div className={classes.middle}>
        <aside className={classes.join} aria-label="Join in">
          {qr !== undefined && <img src={qr} alt={`QR code that leads to table ${code}`} width={320} height={320} />}
          <span className={classes.code}>{code}</span>
          <span>No account needed</span>
        </aside>
        <Board table={table} />
      </div>
      <TableNotes notes={view.notes} />
      <TableLog table={table} />
    </div>
  );
}
