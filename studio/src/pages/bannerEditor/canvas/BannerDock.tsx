import { Button } from '@mantine/core';
import { Crop, EyeOff, ScanLine } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { ToolButton } from '../../../actions/ToolButton.js';
import type { BannerActions } from '../bannerActions.js';
import { useEditor } from '../BannerContext.js';
import type { OpenBanner } from '../useOpenBanner.js';
import classes from './bannerCanvas.module.css';
import { lieOf } from './BannerView.js';
import { CopyLinkTags } from './CopyLinkTags.js';
import type { ShownGuides } from './Guides.js';

interface Props {
  readonly open: OpenBanner;
  readonly actions: BannerActions;
  readonly shown: ShownGuides;
  readonly onShow: (shown: ShownGuides) => void;
}

/** How the banner is looked at, and what is done to it as a whole. */
export function BannerDock({ open, actions, shown, onShow }: Props): ReactElement {
  const { view } = useEditor();
  const zoom = useStore(view, (look) => lieOf(look).zoom);
  const isSnapping = useStore(view, (look) => look.isSnapping);
  const toggle = (key: keyof ShownGuides) => () => onShow({ ...shown, [key]: !shown[key] });
  const { deal } = actions;
  return (
    <div className={classes.dock} role="toolbar" aria-label="View of the banner">
      <ToolButton action={actions.zoomOut} />
      <button type="button" className={classes.number} onClick={actions.actual.run} title="Zoom to 100%">
        {Math.round(zoom * 100)}%
      </button>
      <ToolButton action={actions.zoomIn} />
      <ToolButton action={actions.fit} />
      <span className={classes.separator} />
      <ToolButton action={actions.snapping} isOn={isSnapping} />
      <ToolButton action={{ label: 'Safe margins', icon: ScanLine, run: toggle('safe') }} isOn={shown.safe} />
      <ToolButton action={{ label: 'Crops', icon: Crop, run: toggle('crop') }} isOn={shown.crop} />
      <ToolButton action={{ label: 'Covered parts', icon: EyeOff, run: toggle('covered') }} isOn={shown.covered} />
      <span className={classes.separator} />
      <Button
        variant="subtle"
        size="sm"
        leftSection={deal.icon && <deal.icon size={16} aria-hidden />}
        onClick={deal.run}
      >
        {deal.label}
      </Button>
      <CopyLinkTags open={open} />
    </div>
  );
}
