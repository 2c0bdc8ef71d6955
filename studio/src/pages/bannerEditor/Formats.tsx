import { Checkbox } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { byPurpose, platformName } from '../../banners/purposes.js';
import { ownSizeOf, type ShownSize } from '../../banners/sizes.js';
import { useBanner, useChange } from './BannerContext.js';
import classes from './bannerEditor.module.css';
import { Looks } from './Looks.js';
import { AddOwnSize, RemoveOwnSize } from './OwnSizes.js';
import type { OpenBanner } from './useOpenBanner.js';

const GLYPH_PX = 28;

/** Every size: the link shows it on the canvas, the box exports it. */
export function Formats({ open }: { readonly open: OpenBanner }): ReactElement {
  const { presets, formats } = open;
  const own = presets.filter((preset) => !isOfPlatform(preset));
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
      {byPurpose(presets.filter(isOfPlatform)).map(({ purpose, title, presets: ofPurpose }) => (
        <Group key={purpose} title={title} presets={ofPurpose} open={open} />
      ))}
      {own.length > 0 && <Group title="Custom sizes" presets={own} open={open} />}
      <AddOwnSize open={open} />
      <Looks open={open} />
    </nav>
  );
}

function isOfPlatform({ id }: ShownSize): boolean {
  return ownSizeOf(id) === undefined;
}

interface GroupProps {
  readonly title: string;
  readonly presets: readonly ShownSize[];
  readonly open: OpenBanner;
}

function Group({ title, presets, open }: GroupProps): ReactElement {
  return (
    <section aria-label={title}>
      <h3 className={classes.group}>{title}</h3>
      <ul className={classes.rows}>
        {presets.map((preset) => (
          <Row key={preset.id} preset={preset} open={open} />
        ))}
      </ul>
    </section>
  );
}

function Row({ preset, open }: { readonly preset: ShownSize; readonly open: OpenBanner }): ReactElement {
  const { id, platform, name, width, height } = preset;
  const isChosen = useBanner(({ design }) => design.formats.includes(id));
  const change = useChange();
  const isCurrent = open.preset?.id === id;
  const scale = GLYPH_PX / Math.max(width, height);
  const isOwn = !isOfPlatform(preset);
  const label = isOwn ? `${width} × ${height}` : `${platformName(platform)}: ${name}`;
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
      {isOwn && <RemoveOwnSize id={id} label={label} open={open} />}
      <Checkbox aria-label={`Export ${label}`} checked={isChosen} onChange={toggle} size="xs" />
    </li>
  );
}
