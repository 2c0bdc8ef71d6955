import { Pencil } from 'lucide-react';
import type { ReactElement } from 'react';
import back from '../../components/cards/back.webp';
import lantern from '../../components/cards/lantern.webp';
import mosswarden from '../../components/cards/mosswarden.webp';
import naps from '../../components/cards/naps.webp';
import noticing from '../../components/cards/noticing.webp';
import octopus from '../../components/cards/octopus.webp';
import styles from './CardTable.module.css';

/** Cards of official decks, in the order in which they are dealt around your place. */
const DEALT = [octopus, mosswarden, naps, lantern, noticing];

/** The table beside the form: a pile, five cards of official decks, and a blank one. Decorative. */
export function CardTable(): ReactElement {
  return (
    <div className={styles.table} aria-hidden>
      <div className={styles.spread}>
        <div className={styles.blank}>
          <Pencil />
        </div>
        <div className={styles.pile}>
          <img src={back} alt="" width={480} height={672} />
        </div>
        {DEALT.map((card) => (
          <img key={card} className={styles.card} src={card} alt="" width={480} height={672} />
        ))}
      </div>
    </div>
  );
}
