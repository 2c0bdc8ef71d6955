import { planDeck, shownFace, type Catalogue, type Deck, type FaceInput } from '@cardwright/renderer';
import { Button } from '@mantine/core';
import { useMemo, useState, type ReactElement } from 'react';
import { CardThumbnail } from '../../../rendering/CardThumbnail.js';
import { useCatalogue } from '../../../rendering/useCatalogue.js';
import { withKnownDesigns } from '../../../rendering/withKnownDesigns.js';
import { counted } from '../../../words/counted.js';
import { changedPairs } from './changedPairs.js';
import classes from './VersionPictures.module.css';

interface Props {
  readonly earlier: Deck;
  readonly current: Deck;
}

/** Pictures in the dialog before one asks for all. */
const FIRST = 8;
const WIDTH = 132;

/** The changed cards of two versions side by side: as they were, and as they are now. */
export function VersionPictures({ earlier, current }: Props): ReactElement | null {
  const { catalogue } = useCatalogue();
  const [showsAll, setShowsAll] = useState(false);
  const cards = useMemo(
    () => (catalogue === undefined ? [] : picturesOf(earlier, current, catalogue)),
    [earlier, current, catalogue],
  );
  if (cards.length === 0) return null;
  return (
    <>
      <ul className={classes.cards} tabIndex={0} aria-label="Changed cards, before and now">
        {(showsAll ? cards : cards.slice(0, FIRST)).map(({ key, title, before, after }) => (
          <li key={key} className={classes.card}>
            <strong>
              <bdi>{title}</bdi>
            </strong>
            <span className={classes.pair}>
              <Side name="Before" face={before} gone="New since" title={title} />
              <Side name="Now" face={after} gone="Deleted" title={title} />
            </span>
          </li>
        ))}
      </ul>
      {!showsAll && cards.length > FIRST && (
        <Button variant="subtle" size="sm" onClick={() => setShowsAll(true)}>
          Show all {counted(cards.length, 'changed card')}
        </Button>
      )}
    </>
  );
}

interface SideProps {
  readonly name: string;
  readonly face: FaceInput | undefined;
  /** The text shown in place of a card that is not there. */
  readonly gone: string;
  readonly title: string;
}

function Side({ name, face, gone, title }: SideProps): ReactElement {
  if (face === undefined) return <span className={classes.gone}>{gone}</span>;
  return (
    <span>
      <CardThumbnail face={face} width={WIDTH} label={`${title}, ${name.toLowerCase()}`} />
      <span className={classes.name}>{name}</span>
    </span>
  );
}

function picturesOf(earlier: Deck, current: Deck, catalogue: Catalogue) {
  // Both lead to the same server: the address is not part of a version.
  const [before, after] = [
    facesOf({ ...earlier, link_base: current.link_base }, catalogue),
    facesOf(current, catalogue),
  ];
  return changedPairs(earlier, current).map((pair) => {
    const [old, now] = [before(pair.before?.number), after(pair.after?.number)];
    return {
      key: `${pair.before?.number ?? ''}:${pair.after?.number ?? ''}`,
      title: now?.title ?? old?.title ?? '',
      before: old?.face,
      after: now?.face,
    };
  });
}

/** The fronts of a deck by the numbers of its cards. */
function facesOf(deck: Deck, catalogue: Catalogue) {
  const plan = planDeck(withKnownDesigns(deck, catalogue), catalogue);
  return (number: number | undefined) => {
    const planned = number === undefined ? undefined : plan.cards[number - 1];
    return (
      planned && {
        title: planned.title,
        face: shownFace(plan, planned, 'front'),
      }
    );
  };
}
