import { ActionIcon, Button, TextInput } from '@mantine/core';
import { boundKinds, fieldLabel, nameOfHeading } from '@cardwright/renderer';
import { Plus, X } from 'lucide-react';
import { useState, type SubmitEvent, type ReactElement } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { addCardValue, setCardValue } from '../../../deck/document/commands/fields.js';
import { useApply, useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { tooLong } from '../../../words/tooLong.js';
import { CustomWarnings } from './FieldWarnings.js';
import { fieldId } from './focusField.js';
import { readValue } from './readValue.js';
import { NOT_ON_DESIGN, useIsOnDesign } from './useIsOnDesign.js';
import { QuietButton } from '../../../components/QuietButton.js';
import classes from './values.module.css';

interface Props {
  readonly cardId: string;
  readonly idPrefix: string;
}

/** The deck's custom values: those of the card's design and those that any card has. */
export function CustomValues({ cardId, idPrefix }: Props): ReactElement {
  const { faces } = useEditor();
  const names = useDeck(
    useShallow((deck) => {
      const placed = faces.place(deck, cardId);
      const used = deck.categories.flatMap(({ cards }) => cards.flatMap(({ fields }) => Object.keys(fields)));
      const bound = (['front', 'back'] as const).flatMap((side) => [
        ...boundKinds(faces.template(deck, placed, side).json_config),
      ]);
      const ofDesign = bound.filter((kind) => kind.startsWith('field:')).map((kind) => kind.slice('field:'.length));
      return [...new Set([...ofDesign, ...used])];
    }),
  );
  return (
    <>
      {names.length > 0 && (
        <div className={classes.values}>
          {names.map((name) => (
            <Value key={name} cardId={cardId} name={name} idPrefix={idPrefix} />
          ))}
        </div>
      )}
      <CustomWarnings cardId={cardId} />
      <NewValue cardId={cardId} taken={names} />
    </>
  );
}

function Value({ cardId, name, idPrefix }: Props & { readonly name: string }): ReactElement {
  const { faces, session, store } = useEditor();
  const apply = useApply();
  const language = useSession((state) => state.language);
  const value = useDeck((deck) => faces.place(deck, cardId)?.card.fields[name]);
  const label = useDeck((deck) => fieldLabel(deck, name));
  const kind = `field:${name}`;
  const isOnDesign = useIsOnDesign(cardId, kind);
  const isLong = typeof value === 'string' && value.length > 12;
  return (
    <TextInput
      id={idPrefix + fieldId(kind)}
      label={label}
      description={isOnDesign ? undefined : NOT_ON_DESIGN}
      lang={language}
      className={isLong ? classes.wide : undefined}
      value={value === undefined ? '' : String(value)}
      error={typeof value === 'string' ? tooLong(value) : undefined}
      inputMode={typeof value === 'number' ? 'decimal' : 'text'}
      onChange={(event) =>
        apply(
          { label: `edit ${label}`, gesture: `${cardId} ${kind}` },
          setCardValue(cardId, name, readValue(event.currentTarget.value)),
        )
      }
      onFocus={() => session.setState({ fieldKind: kind })}
      onBlur={() => {
        store.endGesture();
        session.setState({ fieldKind: undefined });
      }}
    />
  );
}

const NO_LETTERS = 'Use at least one letter or digit.';
const IS_TAKEN = 'There is already a value with that name.';

function NewValue({ cardId, taken }: { readonly cardId: string; readonly taken: readonly string[] }): ReactElement {
  const apply = useApply();
  const [name, setName] = useState<string>();
  const label = (name ?? '').trim();
  const key = nameOfHeading(label);
  const error = label !== '' && (key === '' ? NO_LETTERS : taken.includes(key) && IS_TAKEN);
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    if (key === '' || error !== false) return;
    apply(`add value ${label}`, addCardValue(cardId, key, label));
    setName(undefined);
  };
  if (name === undefined)
    return (
      <div>
        <QuietButton onClick={() => setName('')}>
          <Plus size={15} aria-hidden />
          Add a value
        </QuietButton>
      </div>
    );
  return (
    <form className={classes.new} onSubmit={add}>
      <TextInput
        label="Name of the value"
        placeholder="Cost, attack, players …"
        autoFocus
        value={name}
        error={error}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={key === '' || error !== false}>
        Add
      </Button>
      <ActionIcon aria-label="Cancel" size={36} onClick={() => setName(undefined)}>
        <X size={16} />
      </ActionIcon>
    </form>
  );
}
