import { contrastRatio } from '@cardwright/renderer';
import { Contrast } from 'lucide-react';
import type { ReactElement } from 'react';
import classes from '../inspector.module.css';
import { Panel } from '../Panel.js';
import { useGround } from '../useGround.js';
import type { Styling } from '../useStyling.js';
import { ControlColor } from './ControlColor.js';
import { GradientFields } from './GradientFields.js';

const LEAST_CONTRAST = 4.5;

interface Props {
  readonly styling: Styling;
  readonly hasText: boolean;
}

/** The colours of text and fill, and the contrast between them. */
export function ColorPanel({ styling, hasText }: Props): ReactElement {
  const { style, tokens } = styling;
  const ground = useGround(tokens);
  const contrast =
    hasText && style.color !== undefined && ground !== undefined ? contrastRatio(style.color, ground) : undefined;
  return (
    <Panel title="Colour" note={contrast === undefined ? undefined : <ContrastNote ratio={contrast} />}>
      {hasText && <ControlColor styling={styling} label="Text" prefix="text" control="textColor" color={style.color} />}
      <ControlColor styling={styling} label="Fill" prefix="bg" control="fill" color={style.backgroundColor} />
      <GradientFields styling={styling} />
    </Panel>
  );
}

function ContrastNote({ ratio }: { readonly ratio: number }): ReactElement {
  return (
    <span className={classes.contrast} data-low={ratio < LEAST_CONTRAST || undefined}>
      <Contrast size={13} aria-hidden /> {ratio.toFixed(1)} : 1
    </span>
  );
}
