import { bannerCards, type BannerDesign, CARD_ARRANGEMENTS, MOST_BANNER_CARDS, MOST_TILT } from '@cardwright/renderer';
import { arrayMove } from '@dnd-kit/sortable';
import { ActionIcon, NativeSelect, SegmentedControl, Slider } from '@mantine/core';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { useBanner, useDesignChange, useEditor } from '../BannerContext.js';
import type { OpenBanner } from '../useOpenBanner.js';
import { CardHand } from './CardHand.js';
import classes from './inspector.module.css';

const NAMES: Readonly<Record<BannerDesign['arrangement'], string>> = {
  fan: 'Fan',
  spread: 'Row',
  stack: 'Pile',
  table: 'Table',
};

/** Which cards lie on the banner, in which order, and how. */
export function CardsPanel({ open: { subject } }: { readonly open: OpenBanner }): ReactElement {
  const design = useBanner((banner) => banner.design);
  const change = useDesignChange();
  const { store } = useEditor();
  const [chosenKey, setChosen] = useState<string>();
  const choices = subject?.choices ?? [];
  const cards = bannerCards(choices, design);
  const keys = cards.map(({ key }) => key);
  const at = keys.indexOf(chosenKey ?? '');
  const set = (next: readonly string[], label: string): void => change('cards', [...next], label);
  const move = (step: -1 | 1): void => {
    const to = at + step;
    if (at < 0 || to < 0 || to >= keys.length) return;
    set(arrayMove(keys, at, to), 'move card');
  };
  const remove = (): void => {
    if (at < 0 || keys.length < 2) return;
    set(
      keys.filter((_, index) => index !== at),
      'remove card',
    );
    setChosen(keys[at + 1] ?? keys[at - 1]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isMod = event.ctrlKey || event.metaKey;
    if (isMod && event.key === 'ArrowLeft') move(-1);
    else if (isMod && event.key === 'ArrowRight') move(1);
    else if (event.key === 'Delete') remove();
    else return;
    event.preventDefault();
  };
  return (
    <section className={classes.panel} aria-label="Cards">
      <h2 className={classes.title}>
        Cards{' '}
        <span className={classes.note}>
          {cards.length} of {choices.length}, drag to reorder
        </span>
      </h2>
      <CardHand
        cards={cards}
        chosenKey={chosenKey}
        onChoose={setChosen}
        onOrder={(next) => set(next, 'move card')}
        onKeyDown={onKeyDown}
      />
      <div className={classes.cardTools} role="toolbar" aria-label="The chosen card">
        <ActionIcon aria-label="Move down in the hand" disabled={at < 1} onClick={() => move(-1)}>
          <ArrowLeft size={16} />
        </ActionIcon>
        <ActionIcon
          aria-label="Move up in the hand"
          disabled={at < 0 || at === keys.length - 1}
          onClick={() => move(1)}
        >
          <ArrowRight size={16} />
        </ActionIcon>
        <ActionIcon aria-label="Remove from the banner" disabled={at < 0 || keys.length < 2} onClick={remove}>
          <Trash2 size={16} />
        </ActionIcon>
        <NativeSelect
          className={classes.add ?? ''}
          aria-label="Add a card"
          size="xs"
          value=""
          disabled={keys.length >= MOST_BANNER_CARDS}
          data={[
            { value: '', label: 'Add a card…' },
            ...choices
              .filter(({ key }) => !keys.includes(key))
              .map(({ key, title }) => ({ value: key, label: title || 'Untitled' })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') set([...keys, value], 'add card');
          }}
        />
      </div>
      <SegmentedControl
        aria-label="Arrangement of the cards"
        fullWidth
        size="xs"
        value={design.arrangement}
        data={CARD_ARRANGEMENTS.map((value) => ({ value, label: NAMES[value] }))}
        onChange={(value) => change('arrangement', value, 'arrange the cards')}
      />
      <div className={classes.slider}>
        <span id="spread">Spread</span>
        <Slider
          thumbProps={{ 'aria-labelledby': 'spread' }}
          min={0}
          max={150}
          value={design.spread}
          label={null}
          onChange={(value) => change('spread', value, 'spread the cards', 'spread')}
          onChangeEnd={() => store.endGesture()}
        />
        <output>{design.spread} %</output>
      </div>
      <div className={classes.slider}>
        <span id="tilt">Tilt</span>
        <Slider
          thumbProps={{ 'aria-labelledby': 'tilt' }}
          min={0}
          max={MOST_TILT}
          value={design.tilt}
          label={null}
          disabled={design.arrangement === 'spread'}
          onChange={(value) => change('tilt', value, 'tilt the cards', 'tilt')}
          onChangeEnd={() => store.endGesture()}
        />
        <output>{design.tilt}°</output>
      </div>
    </section>
  );
}
