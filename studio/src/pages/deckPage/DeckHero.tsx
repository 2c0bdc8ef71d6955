import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CopyPlus, Play, Printer, Share2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { worldsQuery } from '../../api/worlds.js';
import { pictureAt } from '../../browser/pictureAt.js';
import { Initials } from '../../components/Initials.js';
import { StatusBadge } from '../../components/StatusBadge.js';
import { PlayTogether } from '../../publicDecks/PlayTogether.js';
import { CardFan } from './CardFan.js';
import type { DeckView } from './deckView.js';
import classes from './DeckHero.module.css';
import { KeepDeck } from './KeepDeck.js';
import { useCopyDeck } from '../../publicDecks/useCopyDeck.js';
import { useLanguageQuery } from '../../publicDecks/useLanguageQuery.js';

/** The deck's name and what one can do with it, beside its cards. */
export function DeckHero({ view }: { readonly view: DeckView }): ReactElement {
  const { deck, title, short, languages } = view;
  return (
    <section className={classes.hero}>
      <div className={classes.inner}>
        <div className={classes.words}>
          <Path worldId={deck.world_id} />
          <h1 className={classes.title} lang={view.language} dir="auto">
            {title}
          </h1>
          {short !== '' && (
            <p className={classes.lead} lang={view.language} dir="auto">
              {short}
            </p>
          )}
          <div className={classes.author}>
            <div className={classes.facts}>
              <Maker author={deck.author} />
              {languages.length > 1 && <span>{languages.length} languages</span>}
              {deck.status === 'early-access' && <StatusBadge status="early-access" />}
            </div>
            {deck.status !== 'unlisted' && <KeepDeck id={deck.id} />}
          </div>
          <Actions view={view} />
        </div>
        <CardFan view={view} />
      </div>
    </section>
  );
}

/** Who made the deck, unless they have given no name: then it shows no author. */
function Maker({ author }: Pick<DeckView['deck'], 'author'>): ReactElement | null {
  if (author === null)
    return (
      <span>
        <strong>Cardwright</strong> made this one
      </span>
    );
  if (author.display_name === '') return null;
  return (
    <>
      <Face name={author.display_name} src={author.avatar_url} />
      <Link to={`/explore?author=${author.id}`}>{author.display_name}</Link>
    </>
  );
}

/** The maker's picture or initials; the name stands beside it. */
function Face({ name, src }: { readonly name: string; readonly src: string | null }): ReactElement {
  if (src === null)
    return (
      <span className={classes.face} aria-hidden>
        <Initials name={name} />
      </span>
    );
  return <img className={classes.face} src={pictureAt(src, 32)} alt="" width={32} height={32} />;
}

/** Play is the one filled action. On phones they stand in a bar at the bottom. */
function Actions({ view: { deck, cards, title } }: { readonly view: DeckView }): ReactElement {
  const { copy, isCopying } = useCopyDeck(deck.id, title);
  const inLanguage = useLanguageQuery();
  return (
    <div className={classes.actions}>
      {cards.length > 0 && (
        <Button
          component={Link}
          to={`/play/random/${deck.id}${inLanguage}`}
          size="lg"
          className={classes.play ?? ''}
          leftSection={<Play size={18} aria-hidden />}
        >
          Play it now
        </Button>
      )}
      {cards.length > 0 && (
        <PlayTogether deckId={deck.id}>
          <span className={classes.word}>Play together</span>
        </PlayTogether>
      )}
      <Button
        variant="default"
        size="lg"
        loading={isCopying}
        onClick={copy}
        leftSection={<CopyPlus size={18} aria-hidden />}
      >
        <span className={classes.long}>Copy into your decks</span>
        <span className={classes.brief}>Copy</span>
      </Button>
      <div className={classes.quiet}>
        {deck.allows_download && cards.length > 0 && (
          <Button
            component="a"
            href="#print"
            variant="subtle"
            size="lg"
            className={classes.print ?? ''}
            leftSection={<Printer size={18} aria-hidden />}
          >
            Print and play
          </Button>
        )}
        <Button component="a" href="#share" variant="subtle" size="lg" leftSection={<Share2 size={18} aria-hidden />}>
          <span className={classes.word}>Share</span>
        </Button>
      </div>
    </div>
  );
}

function Path({ worldId }: { readonly worldId: string | null }): ReactElement {
  const { data: worlds = [] } = useQuery(worldsQuery);
  const world = worlds.find(({ id }) => id === worldId);
  const above = worlds.find(({ id }) => id === world?.parent_id);
  return (
    <nav className={classes.path} aria-label="Where this deck is">
      <Link to="/explore">Explore</Link>
      {[above, world].map(
        (place) =>
          place !== undefined && (
            <span key={place.id}>
              <ChevronRight size={14} aria-hidden />
              <Link to={`/explore?world=${place.slug}`}>{place.name}</Link>
            </span>
          ),
      )}
    </nav>
  );
}
