import { BACK, BANNER_GROUNDS, bannerColors, type BannerDesign } from '@cardwright/renderer';
import { NativeSelect } from '@mantine/core';
import type { ReactElement } from 'react';
import { useBanner, useDesignChange } from '../BannerContext.js';
import type { OpenBanner } from '../useOpenBanner.js';
import classes from './inspector.module.css';

const NAMES: Readonly<Record<BannerDesign['ground'], string>> = {
  felt: 'Felt, green',
  primary: 'Primary',
  secondary: 'Secondary',
  accent: 'Accent',
  ink: 'Ink',
  paper: 'Paper',
};

/** What the banner lies on: felt or a colour of the deck's scheme, and the illustration of a card over it. */
export function GroundPanel({ open }: { readonly open: OpenBanner }): ReactElement {
  const { subject } = open;
  const ground = useBanner(({ design }) => design.ground);
  const change = useDesignChange();
  return (
    <section className={classes.panel} aria-label="Background">
      <h2 className={classes.title} id="ground">
        Background <span className={classes.note}>{NAMES[ground]}</span>
      </h2>
      <div className={classes.swatches} role="radiogroup" aria-labelledby="ground">
        {BANNER_GROUNDS.map((value) => (
          <label key={value} className={classes.swatch}>
            <input
              type="radio"
              name="ground"
              className={classes.radio}
              aria-label={NAMES[value]}
              checked={value === ground}
              onChange={() => change('ground', value, 'change the background')}
            />
            <span
              className={classes.color}
              style={{
                background: subject && bannerColors(subject.scheme, value, subject.deck.primary_color_key).ground,
              }}
            />
          </label>
        ))}
      </div>
      <PictureSelect open={open} />
    </section>
  );
}

/** Cards without an illustration cannot be chosen, and without any the choice is not offered. */
function PictureSelect({ open: { subject } }: { readonly open: OpenBanner }): ReactElement | null {
  const picture = useBanner(({ design }) => design.picture);
  const change = useDesignChange();
  const illustrated = (subject?.choices ?? []).filter(
    ({ key, face }) => key !== BACK && typeof face.card?.illustration === 'string',
  );
  if (illustrated.length === 0 && picture === '') return null;
  return (
    <NativeSelect
      label="Illustration behind the words"
      value={picture}
      data={[
        { value: '', label: 'None' },
        ...illustrated.map(({ key, title }) => ({ value: key, label: title || 'Untitled' })),
      ]}
      onChange={({ currentTarget }) => change('picture', currentTarget.value, 'choose an illustration')}
    />
  );
}
