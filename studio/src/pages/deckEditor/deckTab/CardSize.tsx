import { deckGeometry } from '@cardwright/renderer';
import { CARD_SIDE_MM } from '@cardwright/renderer/imposition';
import { Select, TextInput } from '@mantine/core';
import { useMemo, useState, type ReactElement } from 'react';
import { setDeckFields } from '../../../deck/document/commands/fields.js';
import { useApply, useDeck, useEditor } from '../../../deck/editor/EditorContext.js';
import { readLength } from '../../../exporting/readLength.js';
import classes from './DeckTab.module.css';
import { AS_DESIGNED, chosenSize, nameOfSize, OWN_SIZE, sizeChoices } from './sizeChoices.js';

/** The size of the deck's cards: a standard one, dimensions of its own, or that of the design. */
export function CardSize(): ReactElement {
  const { faces } = useEditor();
  const apply = useApply();
  const size = useDeck((deck) => deck.size);
  const front = useDeck((deck) => faces.template(deck, undefined, 'front'));
  const [isOwn, setOwn] = useState(false);
  const choices = useMemo(() => sizeChoices(front, { size }), [front, size]);
  const chosen = isOwn ? OWN_SIZE : chosenSize({ size }, choices);
  const choose = (value: string | null): void => {
    setOwn(value === OWN_SIZE);
    if (value === OWN_SIZE || value === null) return;
    apply('choose card size', setDeckFields({ size: value === AS_DESIGNED ? null : value }));
  };
  return (
    <>
      <Select
        label="Size"
        data={[...choices]}
        value={chosen}
        searchable
        allowDeselect={false}
        error={chosen === null && `There is no card size “${size}”. Choose another one.`}
        onChange={choose}
      />
      {chosen === OWN_SIZE && <Dimensions {...deckGeometry({ size }, front)} />}
    </>
  );
}

function Dimensions(face: ReturnType<typeof deckGeometry>): ReactElement {
  const apply = useApply();
  const [width, height] = [face.width, face.height].map((units) => Number((units * face.mmPerUnit).toFixed(2)));
  const set = (widthMm = 0, heightMm = 0): void => {
    const size = nameOfSize(widthMm, heightMm);
    apply({ label: 'choose card size', gesture: 'card size' }, setDeckFields({ size }));
  };
  return (
    <div className={classes.pair}>
      <Side label="Width" value={width} onChange={(mm) => set(mm, height)} />
      <Side label="Height" value={height} onChange={(mm) => set(width, mm)} />
    </div>
  );
}

interface SideProps {
  readonly label: string;
  /** mm */
  readonly value: number | undefined;
  readonly onChange: (mm: number) => void;
}

/** What is being typed counts as soon as a card can be as long. */
function Side({ label, value, onChange }: SideProps): ReactElement {
  const { store } = useEditor();
  const [typed, setTyped] = useState<string>();
  const { min, max } = CARD_SIDE_MM;
  const isPossible = (mm: number): boolean => mm >= min && mm <= max;
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      rightSection="mm"
      value={typed ?? value ?? ''}
      error={typed !== undefined && !isPossible(readLength(typed)) && `Enter ${min} to ${max} mm.`}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        const mm = readLength(text);
        if (isPossible(mm)) onChange(mm);
      }}
      onBlur={() => {
        setTyped(undefined);
        store.endGesture();
      }}
    />
  );
}
