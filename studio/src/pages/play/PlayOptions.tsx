import { Button, Loader, NativeSelect, Switch } from '@mantine/core';
import { ArchiveRestore, CloudDownload, Presentation, Shuffle, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Dialog } from '../../components/Dialog.js';
import { counted } from '../../words/counted.js';
import type { Offline } from './offline/useOffline.js';
import { categoriesOf, type PlayedDeck } from './playedDeck.js';
import classes from './PlayOptions.module.css';
import { useFavourites, usePlaySettings } from './playSettings.js';
import type { Play } from './usePlay.js';
import type { PlayActions } from './usePlayActions.js';

interface Props {
  readonly deck: PlayedDeck;
  readonly play: Play;
  readonly actions: PlayActions;
  readonly offline: Offline;
  readonly onClose: () => void;
}

const MINUTES = [1, 2, 3, 5, 8, 10, 15];
const AT_ONCE = [1, 2, 3, 4, 5];

/** Everything that one decides once: which cards, how many at a time, the timer, who sees what. */
export default function PlayOptions({ deck, play, actions, offline, onClose }: Props): ReactElement {
  const settings = usePlaySettings();
  const favourites = useFavourites(deck.id);
  const categories = categoriesOf(deck, play.language);
  const act = (perform: () => void) => (): void => {
    perform();
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title="Options" size={460}>
      <div className={classes.options}>
        <NativeSelect
          label="Cards to draw from"
          value={play.choice}
          onChange={({ currentTarget }) => play.choose(currentTarget.value)}
          data={[
            { value: '', label: `All ${counted(deck.cards.length, 'card')}` },
            ...categories.map((each) => ({ value: each.id, label: `${each.title} (${each.count})` })),
            { value: 'favourites', label: `Favourites (${favourites.length})` },
          ]}
        />
        <div className={classes.pair}>
          <NativeSelect
            label="Cards at a time"
            value={String(settings.atOnce)}
            onChange={({ currentTarget }) => usePlaySettings.setState({ atOnce: Number(currentTarget.value) })}
            data={AT_ONCE.map(String)}
          />
          <NativeSelect
            label="Timer"
            value={String(settings.minutes)}
            onChange={({ currentTarget }) => usePlaySettings.setState({ minutes: Number(currentTarget.value) })}
            data={MINUTES.map((minutes) => ({ value: String(minutes), label: counted(minutes, 'minute') }))}
          />
        </div>
        <Switch
          label="Hand it around"
          description="Counts down between people, so that only the next one sees the card."
          checked={settings.isHandAround}
          onChange={({ currentTarget }) => usePlaySettings.setState({ isHandAround: currentTarget.checked })}
        />
        <Switch
          label="Large type"
          description="Shows the words of the card below it."
          checked={settings.isLargeType}
          onChange={({ currentTarget }) => usePlaySettings.setState({ isLargeType: currentTarget.checked })}
        />
        <div className={classes.buttons}>
          <Button variant="default" leftSection={<Shuffle size={16} aria-hidden />} onClick={act(actions.shuffle)}>
            Shuffle everything back in
          </Button>
          <Button variant="default" leftSection={<Trash2 size={16} aria-hidden />} onClick={act(actions.setAside)}>
            Put this card aside
          </Button>
          <Button
            variant="default"
            leftSection={<ArchiveRestore size={16} aria-hidden />}
            onClick={play.bringBack}
            disabled={play.pile.aside.length === 0}
          >
            Bring back {counted(play.pile.aside.length, 'card')}
          </Button>
          <Button variant="default" leftSection={<Presentation size={16} aria-hidden />} onClick={act(actions.present)}>
            Presenter view
          </Button>
        </div>
        <Kept offline={offline} />
      </div>
    </Dialog>
  );
}

/** Whether the deck can be played without a connection, and how to make sure that it can. */
function Kept({ offline }: { readonly offline: Offline }): ReactElement | null {
  const { kept, total, isKeeping, isCutOff, keepAll } = offline;
  if (total === 0) return null;
  if (kept >= total) return <p className={classes.note}>This deck also works offline.</p>;
  if (isKeeping)
    return (
      <p className={classes.note} role="status">
        <Loader size={16} aria-hidden />
        <span>
          Saving it for offline use: {kept} of {total} pictures
        </span>
      </p>
    );
  if (isCutOff)
    return (
      <p className={classes.note} role="status">
        You are offline. This browser has kept {kept} of {total} pictures; the others need a connection.
      </p>
    );
  return (
    <Button
      variant="subtle"
      size="sm"
      className={classes.keep ?? ''}
      leftSection={<CloudDownload size={16} aria-hidden />}
      onClick={keepAll}
    >
      Save it for offline use
    </Button>
  );
}
