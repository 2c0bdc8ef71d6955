import { VisuallyHidden } from '@mantine/core';
import { useId, type CSSProperties, type ReactElement } from 'react';
import { colorOf } from '../../../deck/editor/colors.js';
import { useDeck, useEditor } from '../../../deck/editor/EditorContext.js';
import { schemeOf } from '../../../deck/editor/faces.js';
import { FieldLabel } from './FieldLabel.js';
import classes from './fields.module.css';

interface Props {
  readonly label: string;
  /** Null uses the deck's. */
  readonly value: string | null | undefined;
  /** Whether the deck's colour is available. */
  readonly inherits: boolean;
  readonly onChange: (key: string | null) => void;
}

/** One of the colour scheme's category colours. */
export function ColorKeyField({ label, value, inherits, onChange }: Props): ReactElement {
  const { catalogue } = useEditor();
  const colors = useDeck((deck) => schemeOf(catalogue, deck).category);
  const deckColor = useDeck((deck) => colorOf(catalogue, deck, deck.primary_color_key));
  const id = useId();
  return (
    <fieldset className={classes.swatches} aria-labelledby={id}>
      <div style={{ width: '100%' }}>
        <FieldLabel id={id} label={label} />
      </div>
      {inherits && (
        <label className={classes.swatch}>
          <span className={classes.inherit} style={{ '--swatch': deckColor } as CSSProperties}>
            <i />
            Same as the deck
          </span>
          <input type="radio" name={id} checked={value === null} onChange={() => onChange(null)} />
        </label>
      )}
      {Object.entries(colors).map(([key, color]) => (
        <label key={key} className={classes.swatch} title={`Colour ${key}`}>
          <span className={classes.color} style={{ '--swatch': color } as CSSProperties} />
          <VisuallyHidden>Colour {key}</VisuallyHidden>
          <input type="radio" name={id} checked={value === key} onChange={() => onChange(key)} />
        </label>
      ))}
    </fieldset>
  );
}
