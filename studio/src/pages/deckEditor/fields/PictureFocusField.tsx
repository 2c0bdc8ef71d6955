import { readPictureFocus } from '@cardwright/renderer';
import { Switch } from '@mantine/core';
import type { ReactElement } from 'react';
import { setCardFields } from '../../../deck/document/commands/fields.js';
import { useApply } from '../../../deck/editor/EditorContext.js';
import { FocusField } from './FocusField.js';

interface Props {
  readonly cardId: string;
  readonly src: string;
  /** As the card keeps it; null leaves it to the design. */
  readonly value: string | null;
}

/** What of a card's picture is seen where the design crops it: the part around a point, or the whole picture. */
export function PictureFocusField({ cardId, src, value }: Props): ReactElement {
  const apply = useApply();
  const focus = value === null ? undefined : readPictureFocus(value);
  return (
    <>
      <Switch
        label="Show the whole picture"
        checked={focus === 'whole'}
        onChange={({ currentTarget: { checked } }) =>
          apply(
            checked ? 'show the whole picture' : 'fill the frame with the picture',
            setCardFields([cardId], { illustration_focus: checked ? 'whole' : null }),
          )
        }
      />
      {focus !== 'whole' && <FocusField cardId={cardId} src={src} point={focus} />}
    </>
  );
}
