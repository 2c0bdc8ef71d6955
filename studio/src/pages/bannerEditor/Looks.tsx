import { useMemo, type ReactElement } from 'react';
import { bannerOrder } from '../../banners/bannerOrder.js';
import { BannerPicture } from '../../banners/BannerPicture.js';
import { useBanner, useChange } from './BannerContext.js';
import classes from './bannerEditor.module.css';
import { hasLook, LOOKS, type Look } from './looks.js';
import type { OpenBanner } from './useOpenBanner.js';

const WIDTH_PX = 120;
/** Looks are shown in the ratio of link previews, whatever the size on the canvas. */
const SIZE = { width: 1200, height: 630 };
const GUIDES = { safe: { top: 48, right: 48, bottom: 48, left: 48 }, covered: [], crop: null };

/** The banner in other grounds and with the cards laid otherwise; a click takes one over. */
export function Looks({ open }: { readonly open: OpenBanner }): ReactElement {
  return (
    <section className={classes.looks} aria-labelledby="looks">
      <h3 id="looks" className={classes.looksTitle}>
        Looks <span className={classes.note}>cards and background</span>
      </h3>
      <ul className={classes.looksGrid}>
        {LOOKS.map(({ name, ...look }) => (
          <li key={name}>
            <LookButton name={name} look={look} open={open} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly name: string;
  readonly look: Look;
  readonly open: OpenBanner;
}

function LookButton({ name, look, open: { subject } }: Props): ReactElement {
  const design = useBanner((banner) => banner.design);
  const change = useChange();
  const order = useMemo(
    () =>
      subject &&
      bannerOrder(
        subject,
        { id: '', ...SIZE, guides: GUIDES },
        { design: { ...design, ...look, picture: '', qr: false } },
      ),
    [subject, design, look],
  );
  return (
    <button
      type="button"
      className={classes.look}
      aria-pressed={hasLook(design, look)}
      aria-label={name}
      title={name}
      onClick={() => change('apply a look', (banner) => void Object.assign(banner.design, { ...look, picture: '' }))}
    >
      <BannerPicture order={order} width={WIDTH_PX} size={SIZE} />
    </button>
  );
}
