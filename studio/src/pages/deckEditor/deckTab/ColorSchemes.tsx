import type { ColorScheme } from '@cardwright/renderer';
import type { CSSProperties, ReactElement } from 'react';
import { setDeckFields } from '../../../deck/document/commands/fields.js';
import { useApply, useDeck, useEditor } from '../../../deck/editor/EditorContext.js';
import { schemeOf } from '../../../deck/editor/faces.js';
import { ColorKeyField } from '../fields/ColorKeyField.js';
import classes from './DeckTab.module.css';

/** The scheme's category colours, with the deck's own marked. */
export function ColorSchemes(): ReactElement {
  const { catalogue } = useEditor();
  const apply = useApply();
  const chosen = useDeck((deck) => schemeOf(catalogue, deck).id);
  const key = useDeck((deck) => deck.primary_color_key);
  return (
    <>
      <fieldset className={classes.schemes} aria-label="Colour scheme">
        {catalogue.colorSchemes.map((scheme) => (
          <label key={scheme.id} className={classes.scheme}>
            <span className={classes.palette} aria-hidden>
              {colorsOf(scheme).map((color, index) => (
                <i key={index} style={{ '--color': color } as CSSProperties} />
              ))}
            </span>
            {scheme.name}
            <input
              type="radio"
              name="color-scheme"
              checked={scheme.id === chosen}
              onChange={() => apply('choose colour scheme', setDeckFields({ color_scheme_id: scheme.id }))}
            />
          </label>
        ))}
      </fieldset>
      <ColorKeyField
        label="Primary colour"
        value={key}
        onChange={(next) => apply('choose primary colour', setDeckFields({ primary_color_key: next ?? '0' }))}
      />
    </>
  );
}

function colorsOf({ neutral, category }: ColorScheme): readonly string[] {
  return [neutral.paper, neutral.ink, ...Object.values(category)];
}
