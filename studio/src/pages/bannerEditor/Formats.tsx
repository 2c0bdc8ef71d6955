import { Checkbox } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { StoredPreset } from '../../api/banners.js';
import { byPurpose, platformName } from '../../banners/purposes.js';
import { useBanner, useChange } from './BannerContext.js';
import classes from './bannerEditor.module.css';
import type { OpenBanner } from './useOpenBanner.js';

const GLYPH_PX = 28;

/** Every size: the link shows it on the canvas, the box exports it. */
export function Formats({ open }: { readonly open: OpenBanner }): ReactElement {
  const { presets, formats } = open;
  return (
    <nav className={classes.formats} aria-labelledby="formats">
      <div className={classes.formatsHead}>
        <h2 id="formats" className={classes.formatsTitle}>
          Formats
        </h2>
        <span className={classes.note}>
          {formats.length} of {presets.length}
        </span>
      </div>
      {byPurpose(presets).map(({ purpose, title, presets: ofPurpose }) => (
        <section key={purpose} aria-label={title}>
          <h3 className={classes.group}>{title}</h3>
          <ul className={classes.rows}>
            {ofPurpose.map((preset) => (
              <Row key={preset.id} preset={preset} open={open} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Row({ preset, open }: { readonly preset: StoredPreset; readonly open: OpenBanner }): ReactElement {
  const { id, platform, name, width, height } = preset;
  const isChosen = useBanner(({ design }) => design.formats.includes(id));
  const change = useChange();
  const isCurrent = open.preset?.id === id;
  const scale = GLYPH_PX / Math.max(width, height);
  const label = `${platformName(platform)}: ${name}`;
  const toggle = (): void =>
    change(isChosen ? `leave out ${label}` : `export ${label}`, ({ design }) => {
      design.formats = isChosen ? design.formats.filter((other) => other !== id) : [...design.formats, id];
      return undefined;
    });
  return (
    <li className={classes.row} data-current={isCurrent || undefined}>
      <Link
        to={open.addressOf({ presetId: id })}
        replace
        className={classes.format}
        aria-current={isCurrent || undefined}
      >
        <span className={classes.glyphPlace} aria-hidden>
          <span className={classes.glyph} style={{ width: width * scale, height: height * scale }} />
        </span>
        <span className={classes.formatName}>
          {name}
          <span className={classes.platform}>{platformName(platform)}</span>
        </span>
        <span className={classes.pixels}>
          {width}×{height}
        </span>
      </Link>
      <Checkbox aria-label={`Export ${label}`} checked={isChosen} onChange={toggle} size="xs" />
    </li>
  );
}
