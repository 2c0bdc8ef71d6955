import type { ColorScheme } from '@cardwright/renderer';
import { useEffect, useMemo, useRef, type CSSProperties, type ReactElement } from 'react';
import { setDeckFields } from '../../../deck/document/commands/fields.js';
import { useApply, useDeck, useEditor } from '../../../deck/editor/EditorContext.js';
import { schemeOf } from '../../../deck/editor/faces.js';
import { ColorKeyField } from '../fields/ColorKeyField.js';
import classes from './DeckTab.module.css';
import { SchemeActions } from './SchemeActions.js';

/** The official colour schemes and one's own, with the deck's chosen. */
export function ColorSchemes(): ReactElement {
  const { catalogue } = useEditor();
  const apply = useApply();
  const chosen = useDeck((deck) => schemeOf(catalogue, deck).id);
  const key = useDeck((deck) => deck.primary_color_key);
  const schemes = useMemo(
    // One's own come first.
    () => catalogue.colorSchemes.toSorted((one, other) => Number(isOfficial(one)) - Number(isOfficial(other))),
    [catalogue],
  );
  const list = useRef<HTMLFieldSetElement>(null);
  // The chosen one is visible, also when it is new.
  useEffect(() => {
    const box = list.current;
    const one = box?.querySelector<HTMLElement>(':has(:checked)');
    if (box && one) box.scrollTop = one.offsetTop - box.offsetTop - 8;
  }, [chosen]);
  return (
    <>
      <fieldset ref={list} className={classes.schemes} aria-label="Colour scheme">
        {schemes.map((scheme) => (
          <label key={scheme.id} className={classes.scheme}>
            <span className={classes.palette} aria-hidden>
              {colorsOf(scheme).map((color, index) => (
                <i key={index} style={{ '--color': color } as CSSProperties} />
              ))}
            </span>
            <span>
              {scheme.name}
              {!isOfficial(scheme) && <span className={classes.quiet}> yours</span>}
            </span>
            <input
              type="radio"
              name="color-scheme"
              checked={scheme.id === chosen}
              onChange={() => apply('choose colour scheme', setDeckFields({ color_scheme_id: scheme.id }))}
            />
          </label>
        ))}
      </fieldset>
      <SchemeActions schemeId={chosen} />
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

function isOfficial({ user_id: owner }: ColorScheme): boolean {
  return owner === null;
}
