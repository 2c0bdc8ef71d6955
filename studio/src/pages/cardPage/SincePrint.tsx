import { directionOf } from '@cardwright/renderer';
import { Button } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { History } from 'lucide-react';
import type { ReactElement } from 'react';
import type { CardPage } from '../../api/cardPages.js';
import { nameOfLanguage } from '../../languages/nameOfLanguage.js';
import { CardPicture } from '../../publicDecks/CardPicture.js';
import { DownloadButton } from '../../publicDecks/download/DownloadButton.js';
import { USUAL_PAPER } from '../../publicDecks/download/usualPaper.js';
import { ratioOf } from '../../publicDecks/ratioOf.js';
import { withoutMarks } from '../../publicDecks/withoutMarks.js';
import { dateOf } from '../../words/dateOf.js';
import { fieldName } from '../../words/fieldNames.js';
import classes from './SincePrint.module.css';

type Printed = NonNullable<CardPage['printed']>;

interface Props {
  readonly page: CardPage;
  readonly printed: Printed;
  readonly language: string;
}

const SIZES = '(max-width: 767px) 44vw, 240px';

/** What has changed on the card since it was printed; one line for those who have chosen to keep their print. */
export default function SincePrint(props: Props): ReactElement {
  const { card, deck } = props.page;
  const [kept, keep] = useLocalStorage({
    key: `cardwright.kept-print.${card.id}`,
    defaultValue: 0,
    getInitialValueInEffect: false,
  });
  if (kept !== deck.version) return <Changes {...props} onKeep={() => keep(deck.version)} />;
  return (
    <section className={classes.kept} aria-label="Since your print">
      <p>
        You are keeping your print of version {props.printed.version}. The newest is version {deck.version}.
      </p>
      <Button variant="subtle" onClick={() => keep(0)}>
        Show what has changed
      </Button>
    </section>
  );
}

/** What is different on paper: both pictures, and each text that has changed in the language shown. */
function Changes({
  page: { card, deck },
  printed,
  language,
  onKeep,
}: Props & { readonly onKeep: () => void }): ReactElement {
  const ratio = ratioOf(deck.ratio);
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
          {fields.map(({ name, label, language: own, before, after }) => (
            <div key={name}>
              <dt>{label ?? fieldName(name)}</dt>
              <dd {...(own !== undefined && { lang: own, dir: directionOf(own) })}>
                <Difference before={before} after={after} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {others.size > 0 && (
        <p className={classes.others}>Also changed in {[...others].map((each) => nameOfLanguage(each)).join(', ')}.</p>
      )}
      <div className={classes.again}>
        {deck.allows_download && (
          <DownloadButton choice={{ id: deck.id, paper: USUAL_PAPER, language, card: card.number }}>
            Print this card again
          </DownloadButton>
        )}
        <Button variant="subtle" onClick={onKeep}>
          Keep mine
        </Button>
      </div>
    </section>
  );
}

/** The texts as they are read; with their marks only where nothing else has changed. */
function Difference({ before, after }: { readonly before: string; readonly after: string }): ReactElement {
  const texts = [before, after].map((text) => withoutMarks(text).trim());
  const [old, now] = texts[0] === texts[1] ? [before, after] : texts;
  return (
    <>
      {old !== '' && <del>{old}</del>}
      {now !== '' && <ins>{now}</ins>}
    </>
  );
}

/** Names of designs and pictures say nothing; the pictures above show them. */
const UNSAID = new Set([
  'front_template_id',
  'back_template_id',
  'illustration',
  'illustration_alt',
  'illustration_focus',
  'art_seed',
  'icon',
  'primary_color_key',
]);

const SHOWN = ({ name, language: own }: Printed['fields'][number], language: string): boolean =>
  (own === undefined || own === language) && !UNSAID.has(name);
