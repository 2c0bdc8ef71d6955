import { Autocomplete } from '@mantine/core';
import type { ReactElement } from 'react';
import { setDeckFields } from '../../../deck/document/commands/fields.js';
import { useApply, useDeck, useEditor } from '../../../deck/editor/EditorContext.js';
import { IconField } from '../fields/IconField.js';
import { IllustrationField } from '../fields/IllustrationField.js';
import classes from './DeckTab.module.css';

/** Suggestions for image generators; any other words may be typed. */
const STYLES = [
  'default',
  'oil painting',
  'watercolour',
  'ink drawing',
  'woodcut',
  'cut paper',
  'pencil sketch',
  'comic',
  'pixel art',
  'photograph',
];

/** The deck's pictures, and the style of generated ones. */
export function DeckPictures(): ReactElement {
  const { store } = useEditor();
  const apply = useApply();
  const illustration = useDeck((deck) => deck.illustration);
  const icon = useDeck((deck) => deck.icon);
  const style = useDeck((deck) => deck.ai_image_style);
  return (
    <>
      <div className={classes.pair}>
        <IllustrationField
          label="Picture"
          value={illustration}
          target={{ owner: 'deck', ids: [] }}
          details="The deck’s cover"
        />
        <IconField label="Icon" value={icon} onChange={(name) => apply('choose icon', setDeckFields({ icon: name }))} />
      </div>
      <Autocomplete
        label="Style of generated pictures"
        description="The style that AI pictures for this deck use."
        data={STYLES}
        value={style}
        onChange={(next) =>
          apply({ label: 'change picture style', gesture: 'deck style' }, setDeckFields({ ai_image_style: next }))
        }
        onBlur={() => {
          if (style.trim() === '') apply('change picture style', setDeckFields({ ai_image_style: 'default' }));
          store.endGesture();
        }}
      />
    </>
  );
}
