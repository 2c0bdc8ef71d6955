import {
  type BannerDesign,
  BANNER_TARGETS,
  bannerColors,
  contrastRatio,
  NO_TEXTS,
  type BannerTexts,
  textsOf,
} from '@cardwright/renderer';
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { DeckSelect } from '../../../banners/DeckSelect.js';
import { linkOf } from '../../../banners/bannerOrder.js';
import { useBanner, useChange, useDesignChange } from '../BannerContext.js';
import type { OpenBanner } from '../useOpenBanner.js';
import { CardsPanel } from './CardsPanel.js';
import { GroundPanel } from './GroundPanel.js';
import classes from './inspector.module.css';

const TARGETS: Readonly<Record<BannerDesign['target'], string>> = { play: 'A random card', deck: 'The deck’s page' };

/** What the banner shows, whatever its size. */
export function Inspector({ open }: { readonly open: OpenBanner }): ReactElement {
  return (
    <aside className={classes.inspector} aria-label="What the banner shows">
      <WordsPanel open={open} />
      <CodePanel open={open} />
      <CardsPanel open={open} />
      <GroundPanel open={open} />
      <PlacesPanel open={open} />
    </aside>
  );
}

function WordsPanel({ open: { subject } }: { readonly open: OpenBanner }): ReactElement {
  const deckId = useBanner((banner) => banner.deck_id);
  const design = useBanner((banner) => banner.design);
  const change = useChange();
  const language = subject?.language ?? '';
  const own = design.texts[language] ?? NO_TEXTS;
  const shown = subject && textsOf({ design, deck: subject.deck, language });
  const set = (key: keyof BannerTexts, what: string) => (value: string) =>
    change(
      `change the ${what}`,
      (banner) => {
        banner.design.texts[language] = { ...NO_TEXTS, ...banner.design.texts[language], [key]: value };
        return undefined;
      },
      key,
    );
  const field = (key: keyof BannerTexts, label: string, placeholder = '') => ({
    label,
    value: own[key],
    placeholder: own[key] === '' ? (shown?.[key] ?? '') || placeholder : '',
    maxLength: 300,
    disabled: subject === undefined,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      set(key, label.toLowerCase())(currentTarget.value),
  });
  return (
    <section className={classes.panel} aria-label="Words">
      <DeckSelect
        label="Deck"
        value={deckId}
        onChange={(id) =>
          change('choose a deck', (banner) => {
            banner.deck_id = id;
            banner.design.cards = [];
            return undefined;
          })
        }
      />
      <TextInput {...field('title', 'Title')} description={subject && contrastNote(subject, design)} />
      <TextInput {...field('line', 'Line')} />
      <TextInput {...field('call_to_action', 'Button', 'No button')} />
    </section>
  );
}

function contrastNote({ scheme, deck }: NonNullable<OpenBanner['subject']>, { ground }: BannerDesign): string {
  const colors = bannerColors(scheme, ground, deck.primary_color_key);
  return `Contrast ${contrastRatio(colors.words, colors.ground).toFixed(1)} : 1. Empty fields show the deck’s words.`;
}

function CodePanel({ open: { subject } }: { readonly open: OpenBanner }): ReactElement {
  const design = useBanner((banner) => banner.design);
  const change = useDesignChange();
  const link = subject && linkOf(subject.deck, design);
  return (
    <section className={classes.panel} aria-label="QR code">
      <Switch
        label="QR code"
        checked={design.qr}
        onChange={({ currentTarget }) =>
          change('qr', currentTarget.checked, currentTarget.checked ? 'show the QR code' : 'hide the QR code')
        }
      />
      <NativeSelect
        label="It leads to"
        value={design.target}
        disabled={!design.qr}
        data={BANNER_TARGETS.map((value) => ({ value, label: TARGETS[value] }))}
        onChange={({ currentTarget }) =>
          change('target', currentTarget.value as BannerDesign['target'], 'change the link')
        }
      />
      {link === undefined ? (
        <p className={classes.hint}>Sample cards have no page, so there is no code.</p>
      ) : (
        <p className={classes.hint}>
          <code className={classes.address}>{link.replace(/^https?:\/\//, '')}</code>
          The code is left out where it would be smaller than 96 px.
        </p>
      )}
    </section>
  );
}

/** Takes back what was moved by hand in the size on the canvas. */
function PlacesPanel({ open: { preset } }: { readonly open: OpenBanner }): ReactElement | null {
  const isMoved = useBanner(({ design }) => preset !== undefined && design.places[preset.id] !== undefined);
  const change = useChange();
  if (!isMoved || preset === undefined) return null;
  return (
    <section className={classes.panel} aria-label="Positions">
      <p className={classes.hint}>You have moved parts by hand in this size.</p>
      <Button
        variant="default"
        onClick={() =>
          change('put parts back', ({ design }) => {
            design.places = Object.fromEntries(Object.entries(design.places).filter(([id]) => id !== preset.id));
            return undefined;
          })
        }
      >
        Put parts back
      </Button>
    </section>
  );
}
