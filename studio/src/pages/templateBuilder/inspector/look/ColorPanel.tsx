import { contrastRatio } from '@cardwright/renderer';
import { NativeSelect } from '@mantine/core';
import { Contrast } from 'lucide-react';
import type { ReactElement } from 'react';
import classes from '../inspector.module.css';
import { Panel } from '../Panel.js';
import { useGround } from '../useGround.js';
import type { Styling } from '../useStyling.js';
import { ControlColor } from './ControlColor.js';

const LEAST_CONTRAST = 4.5;
const GRADIENTS = [
  { value: '', label: 'No gradient' },
  { value: 'bg-linear-to-b', label: 'Downwards' },
  { value: 'bg-linear-to-r', label: 'To the right' },
  { value: 'bg-linear-to-br', label: 'To the corner' },
  { value: 'bg-radial', label: 'From the middle' },
];

interface Props {
  readonly styling: Styling;
  readonly hasText: boolean;
}

/** The colours of text and fill, and the contrast between them. */
export function ColorPanel({ styling, hasText }: Props): ReactElement {
  const { style, set, tokens } = styling;
  const ground = useGround(tokens);
  const contrast =
    hasText && style.color !== undefined && ground !== undefined ? contrastRatio(style.color, ground) : undefined;
  const gradient = gradientOf(styling);
  const stops = style.backgroundGradient?.stops;
  return (
    <Panel title="Colour" note={contrast === undefined ? undefined : <ContrastNote ratio={contrast} />}>
      {hasText && <ControlColor styling={styling} label="Text" prefix="text" control="textColor" color={style.color} />}
      <ControlColor styling={styling} label="Fill" prefix="bg" control="fill" color={style.backgroundColor} />
      <NativeSelect
        aria-label="Gradient"
        size="xs"
        value={gradient}
        data={GRADIENTS}
        onChange={({ currentTarget: { value } }) =>
          set('gradient', value === '' ? undefined : `${value} from-primary to-accent`)
        }
      />
      {gradient !== '' && (
        <>
          <ControlColor styling={styling} label="From" prefix="from" control="gradientFrom" color={stops?.[0]?.color} />
          <ControlColor styling={styling} label="To" prefix="to" control="gradientTo" color={stops?.at(-1)?.color} />
        </>
      )}
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

/** The direction of the gradient, or '' for none. */
function gradientOf(styling: Styling): string {
  // Colours without a direction draw nothing.
  if (styling.nameOf('gradient')?.startsWith('from') === true) return '';
  const own = styling.classes.split(/\s+/);
  return GRADIENTS.find(({ value }) => value !== '' && own.includes(value))?.value ?? '';
}
