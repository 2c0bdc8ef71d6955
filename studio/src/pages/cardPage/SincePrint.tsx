import { History } from 'lucide-react';
import type { ReactElement } from 'react';
import type { CardPage } from '../../api/cardPages.js';
import { nameOfLanguage } from '../../languages/nameOfLanguage.js';
import { CardPicture } from '../../publicDecks/CardPicture.js';
import { DownloadButton } from '../../publicDecks/download/DownloadButton.js';
import { USUAL_PAPER } from '../../publicDecks/download/usualPaper.js';
import { ratioOf } from '../../publicDecks/ratioOf.js';
import { dateOf } from '../../words/dateOf.js';
import { fieldName, kindName } from '../../words/fieldNames.js';
import classes from './SincePrint.module.css';

type Printed = NonNullable<CardPage['printed']>;

interface Props {
  readonly page: CardPage;
  readonly printed: Printed;
  readonly language: string;
}

const SIZES = '(max-width: 767px) 44vw, 240px';

/** What is different on paper: both pictures, and each text that has changed in the language shown. */
export default function SincePrint({ page: { card, deck }, printed, language }: Props): ReactElement {
  const ratio = ratioOf(deck.ratio ?? undefined);
  const pictured = { deck, card: card.id, language };
  const fields = printed.fields.filter((field) => SHOWN(field, language));
  const others = new Set(printed.fields.flatMap((field) => field.language ?? []));
  others.delete(language);
  return (
    <section className={classes.changed} aria-labelledby="since-print">
      <p className={classes.stamp}>
        <History size={16} aria-hidden />
        Your print is version {printed.version}
        {printed.changed_at !== null && `; the card changed on ${dateOf(printed.changed_at)}`}
      </p>
      <h2 id="since-print" className={classes.heading}>
        This card has changed since you printed it
      </h2>
      {printed.is_shown ? (
        <div className={classes.pair}>
          <figure>
            <CardPicture
              pictured={{ ...pictured, version: printed.version }}
              sizes={SIZES}
              ratio={ratio}
              alt="The card as you printed it"
            />
            <figcaption>
              On your paper <span>version {printed.version}</span>
            </figcaption>
          </figure>
          <figure>
            <CardPicture pictured={pictured} sizes={SIZES} ratio={ratio} alt="The card as it is now" />
            <figcaption>
              Now <span>version {deck.version}</span>
            </figcaption>
          </figure>
        </div>
      ) : (
        <p>The printed text was never public, so it is not shown here.</p>
      )}
      {fields.length > 0 && (
        <dl className={classes.fields}>
          {fields.map(({ name, before, after }) => (
            <div key={name}>
              <dt>{labelOf(name)}</dt>
              <dd>
                {before !== '' && <del>{before}</del>}
                {after !== '' && <ins>{after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {others.size > 0 && (
        <p className={classes.others}>Also changed in {[...others].map((each) => nameOfLanguage(each)).join(', ')}.</p>
      )}
      {deck.allows_download && (
        <div className={classes.again}>
          <DownloadButton choice={{ id: deck.id, paper: USUAL_PAPER, language, card: card.number }}>
            Print this card again
          </DownloadButton>
        </div>
      )}
    </section>
  );
}

/** Names of designs and pictures say nothing; the pictures above show them. */
const UNSAID = new Set([
  'front_template_id',
  'back_template_id',
  'illustration',
  'illustration_alt',
  'icon',
  'primary_color_key',
]);

const SHOWN = ({ name, language: own }: Printed['fields'][number], language: string): boolean =>
  (own === undefined || own === language) && !UNSAID.has(name);

function labelOf(name: string): string {
  return name.startsWith('field:') ? kindName(name) : fieldName(name);
}
