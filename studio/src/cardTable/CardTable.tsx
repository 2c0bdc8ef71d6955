import { deckLanguages, translate } from '@cardwright/renderer';
import { type ReactElement, use, Suspense, useMemo, useState } from 'react';
import styles from './CardTable.module.css';
import { FaceStage } from './FaceStage.js';
import { fetchTable, type TableData, type TableDeck } from './fetchTable.js';
import { tableFaces } from './tableFaces.js';

const FACE_WIDTH = 176;

/** Every official design over every demo deck, drawn live by the renderer. */
export function CardTable(): ReactElement {
  const [data] = useState(() => fetchTable());
  return (
    <Suspense fallback={<p className={styles.note}>Laying out the table …</p>}>
      <Table data={data} />
    </Suspense>
  );
}

function Table({ data }: { readonly data: Promise<TableData> }): ReactElement {
  const table = use(data);
  const [id, setId] = useState(table.decks[0]?.id ?? '');
  const [number, setNumber] = useState(1);
  const [language, setLanguage] = useState('en');
  const deck = table.decks.find((each) => each.id === id) ?? table.decks[0];
  if (deck === undefined)
    return <p className={styles.note}>There are no demo decks. Run npm run build and start again.</p>;
  const count = deck.categories.reduce((sum, { cards }) => sum + cards.length, 0);
  const choose = (wanted: TableDeck): void => {
    setId(wanted.id);
    setNumber(1);
    setLanguage(wanted.default_language);
  };
  return (
    <main className={styles.page}>
      <header className={styles.bar}>
        <h1 className={styles.title}>Card table</h1>
        <Picker
          label="Deck"
          value={deck.id}
          options={table.decks.map((each) => [each.id, titleOf(each)])}
          onChange={(value) => {
            const wanted = table.decks.find((each) => each.id === value);
            if (wanted !== undefined) choose(wanted);
          }}
        />
        <Picker
          label="Language"
          value={language}
          options={deckLanguages(deck).map((code) => [code, code])}
          onChange={setLanguage}
        />
        <label className={styles.field}>
          <span>Card</span>
          <input
            className={styles.input}
            type="number"
            min={1}
            max={count}
            value={number}
            onChange={(event) => {
              const wanted = event.target.valueAsNumber;
              if (Number.isInteger(wanted)) setNumber(Math.min(count, Math.max(1, wanted)));
            }}
          />
          <span className={styles.mono}>of {count}</span>
        </label>
      </header>
      <Faces table={table} deck={deck} number={number} language={language} />
    </main>
  );
}

interface FacesProps {
  readonly table: TableData;
  readonly deck: TableDeck;
  readonly number: number;
  readonly language: string;
}

function Faces({ table, deck, number, language }: FacesProps): ReactElement {
  const faces = useMemo(() => tableFaces(table, deck, number, language), [table, deck, number, language]);
  return (
    <ul className={styles.grid}>
      {faces.map(({ design, front, back }) => (
        <li key={design.slug} className={styles.pair}>
          <h2 className={styles.name}>{design.name}</h2>
          <div className={styles.faces}>
            <FaceStage input={front} renderer={table.renderer} width={FACE_WIDTH} label={`${design.name}, front`} />
            <FaceStage input={back} renderer={table.renderer} width={FACE_WIDTH} label={`${design.name}, back`} />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface PickerProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

function Picker({ label, value, options, onChange }: PickerProps): ReactElement {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select
        className={styles.input}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function titleOf(deck: TableDeck): string {
  const { value } = translate(deck.translations, 'title', deck.default_language, deck.default_language);
  return typeof value === 'string' ? value : deck.id;
}
