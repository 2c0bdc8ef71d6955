import type { ReactElement } from 'react';
import type { ChoiceProps } from './ChoiceProps.js';
import { ImageChoices } from './ImageChoices.js';
import { PlayChoices } from './PlayChoices.js';
import { presetOf } from './settings.js';
import { SheetChoices } from './SheetChoices.js';

/** The options that only the chosen kind of product has. */
export function ProductChoices(props: ChoiceProps): ReactElement {
  switch (presetOf(props.choices, props.settings).product) {
    case 'pdf-sheets':
      return <SheetChoices {...props} />;
    case 'play':
      return <PlayChoices {...props} />;
    case 'pdf-cards':
    case 'zip':
      return <ImageChoices {...props} />;
  }
}
