import { bannerFindings, type Scene } from '@cardwright/renderer';
import { TriangleAlert } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { BannerPicture } from '../../banners/BannerPicture.js';
import type { ShownSize } from '../../banners/sizes.js';
import classes from './bannerEditor.module.css';
import type { OpenBanner } from './useOpenBanner.js';

const HEIGHT_PX = 104;

/** Live miniatures of the sizes to export. */
export function AllSizes({ open }: { readonly open: OpenBanner }): ReactElement {
  return (
    <section className={classes.strip} aria-labelledby="all-sizes">
      <h2 id="all-sizes" className={classes.stripTitle}>
        All sizes
        <span className={classes.stripNote}>
          {open.formats.length === 0
            ? 'Tick the formats that you want to export.'
            : 'Changes apply to all of them. Moving or resizing a part affects only one size.'}
        </span>
      </h2>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <ul className={classes.miniatures} tabIndex={0} aria-label="Sizes to export">
        {open.formats.map((preset) => (
          <Miniature key={preset.id} preset={preset} open={open} />
        ))}
      </ul>
    </section>
  );
}

function Miniature({ preset, open }: { readonly preset: ShownSize; readonly open: OpenBanner }): ReactElement {
  const { subject, orderOf } = open;
  const order = useMemo(() => subject && orderOf(preset, subject), [preset, subject, orderOf]);
  const [scene, setScene] = useState<Scene>();
  const note = scene && bannerFindings(scene, preset)[0];
  const width = Math.round((HEIGHT_PX * preset.width) / preset.height);
  return (
    <li>
      <Link
        to={open.addressOf({ presetId: preset.id })}
        replace
        className={classes.miniature}
        aria-current={open.preset?.id === preset.id || undefined}
      >
        <BannerPicture order={order} width={width} size={preset} onScene={setScene} />
        <span className={classes.miniatureName}>
          {note !== undefined && <TriangleAlert size={13} aria-hidden />}
          {preset.name}
        </span>
        {note === undefined ? (
          <span className={classes.pixels}>
            {preset.width} × {preset.height}
          </span>
        ) : (
          <span className={classes.warning}>
            {note.code === 'no-room' ? `no room for ${note.subject}` : 'needs a look'}
          </span>
        )}
      </Link>
    </li>
  );
}
