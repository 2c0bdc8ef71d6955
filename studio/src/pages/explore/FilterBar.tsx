import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { facetsQuery } from '../../api/publicDecks.js';
import { nameOfLanguage } from '../../languages/nameOfLanguage.js';
import { useKeptDecks } from '../../publicDecks/keptDecks.js';
import chips from './chip.module.css';
import { SIZES, SORTS, type ExploreFilter } from './exploreFilter.js';
import classes from './FilterBar.module.css';

interface Props {
  readonly filter: ExploreFilter;
  readonly onChange: (changes: Partial<ExploreFilter>) => void;
}

/** Filters of the directory: tag, language, number of cards, order, what one may do, and what one keeps for later. */
export function FilterBar({ filter, onChange }: Props): ReactElement {
  const { data } = useQuery(facetsQuery);
  const kept = useKeptDecks().length;
  const tags = (data?.tags ?? []).map(({ tag }) => [tag, tag] as const);
  const languages = (data?.languages ?? []).map(({ language }) => [language, nameOfLanguage(language)] as const);
  const sizes = Object.entries(SIZES).map(([size, { label }]) => [size, label] as const);
  return (
    <div className={classes.bar} role="group" aria-label="Filters">
      <Choice label="Tag" value={filter.tag} all="Any tag" choices={tags} onChange={(tag) => onChange({ tag })} />
      <Choice
        label="Language"
        value={filter.language}
        all="Any language"
        choices={languages}
        onChange={(language) => onChange({ language })}
      />
      <Choice
        label="Number of cards"
        value={filter.cards}
        all="Any size"
        choices={sizes}
        onChange={(cards) => onChange({ cards: cards as ExploreFilter['cards'] })}
      />
      <Choice
        label="Order"
        value={filter.sort}
        all={filter.q === '' ? 'Worlds first' : 'Best match first'}
        choices={Object.entries(SORTS)}
        onChange={(sort) => onChange({ sort: sort as ExploreFilter['sort'] })}
      />
      <Chip isOn={filter.copying} onChange={(copying) => onChange({ copying })}>
        Free to copy
      </Chip>
      <Chip isOn={filter.printing} onChange={(printing) => onChange({ printing })}>
        Free to print
      </Chip>
      {(kept > 0 || filter.kept) && (
        <Chip isOn={filter.kept} onChange={(isKept) => onChange({ kept: isKept })}>
          Kept for later <span className={chips.count}>{kept}</span>
        </Chip>
      )}
    </div>
  );
}

interface ChipProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

/** A filter that is on or off. */
function Chip({ isOn, onChange, children }: ChipProps): ReactElement {
  return (
    <button type="button" className={chips.chip} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {children}
    </button>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  /** The label of the choice that does not filter. */
  readonly all: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

/** A select of the browser's own: on phones it is the wheel or the list that people know. */
function Choice({ label, value, all, choices, onChange }: ChoiceProps): ReactElement {
  // A link may ask for something that no deck has.
  const isKnown = value === '' || choices.some(([known]) => known === value);
  return (
    <select
      className={classes.choice}
      data-chosen={value !== '' || undefined}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{all}</option>
      {choices.map(([known, name]) => (
        <option key={known} value={known}>
          {name}
        </option>
      ))}
      {!isKnown && <option value={value}>{value}</option>}
    </select>
  );
}
