import type { ReactElement } from 'react';
import type { Styling } from '../useStyling.js';
import { BorderPanel } from './BorderPanel.js';
import { ColorPanel } from './ColorPanel.js';
import { EffectsPanel } from './EffectsPanel.js';

interface Props {
  readonly styling: Styling;
  /** Whether the part shows text or an icon. */
  readonly hasText: boolean;
}

/** Colours, border, radius, shadow and effects. */
export function LookPanel({ styling, hasText }: Props): ReactElement {
  return (
    <>
      <ColorPanel styling={styling} hasText={hasText} />
      <BorderPanel styling={styling} />
      <EffectsPanel styling={styling} />
    </>
  );
}
