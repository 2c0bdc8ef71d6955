import { PathCache, textContrast } from '@cardwright/renderer';
import { Contrast } from 'lucide-react';
import { useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import { useOnlyPart, useShownScene } from '../../../../template/builder/BuilderContext.js';
import classes from '../inspector.module.css';
import { Panel } from '../Panel.js';
import type { Styling } from '../useStyling.js';
import { ControlColor } from './ControlColor.js';
import { GradientFields } from './GradientFields.js';

const LEAST_CONTRAST = 4.5;

interface Props {
  readonly styling: Styling;
  readonly hasText: boolean;
}

/** The colours of text and fill, and the contrast of the text with what is behind it. */
export function ColorPanel({ styling, hasText }: Props): ReactElement {
  const { style } = styling;
  const contrast = useContrast();
  return (
    <Panel title="Colour" note={contrast === undefined ? undefined : <ContrastNote ratio={contrast} />}>
      {hasText && <ControlColor styling={styling} label="Text" prefix="text" control="textColor" color={style.color} />}
      <ControlColor styling={styling} label="Fill" prefix="bg" control="fill" color={style.backgroundColor} />
      <GradientFields styling={styling} />
    </Panel>
  );
}

/** The contrast of the selected text where it stands on the face; undefined if it is not known. */
function useContrast(): number | undefined {
  // A drag does not wait for it.
  const scene = useDeferredValue(useShownScene());
  const id = useOnlyPart()?.id;
  const [paths] = useState(() => new PathCache());
  return useMemo(
    () => (scene === undefined || id === undefined ? undefined : textContrast(scene, id, paths)),
    [scene, id, paths],
  );
}

function ContrastNote({ ratio }: { readonly ratio: number }): ReactElement {
  return (
    <span className={classes.contrast} data-low={ratio < LEAST_CONTRAST || undefined}>
      <Contrast size={13} aria-hidden /> {ratio.toFixed(1)} : 1
    </span>
  );
}
