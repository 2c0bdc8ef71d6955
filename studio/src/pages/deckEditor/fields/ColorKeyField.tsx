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
  /** The colour that applies without a choice, and whose it is; absent if there must be a choice. */
  readonly inherited?: { readonly from: 'deck' | 'category'; readonly key: string } | undefined;
  readonly onChange: (key: string | null) => void;
}

/** One of the colour scheme's category colours. */
export function ColorKeyField({ label, value, inherited, onChange }: Props): ReactElement {
  const { catalogue } = useEditor();
  const colors = useDeck((deck) => schemeOf(catalogue, deck).category);
  const inheritedColor = useDeck((deck) => colorOf(catalogue, deck, inherited?.key ?? deck.primary_color_key));
  const id = useId();
  return (
    <fieldset className={classes.swatches} aria-labelledby={id}>
      <div style={{ width: '100%' }}>
        <FieldLabel id={id} label={label} />
      </div>
      {inherited !== undefined && (
        <label className={classes.swatch}>
          <span className={classes.inherit} style={{ '--swatch': inheritedColor } as CSSProperties}>
            <i />
            Same as the {inherited.from}
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
