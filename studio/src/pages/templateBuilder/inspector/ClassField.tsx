import { nearestName, type AnalysedClass, type ColorTokens } from '@cardwright/renderer';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { CircleHelp, X } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { useBuilder, useBuilderSession } from '../../../template/builder/BuilderContext.js';
import { classEntriesOf } from './classEntries.js';
import classes from './inspector.module.css';
import { Panel } from './Panel.js';
import { matchingClasses } from './matchingClasses.js';
import type { Styling } from './useStyling.js';

/** The classes of a part as chips, and a field that completes new ones; what is highlighted is shown on the face. */
export function ClassField({ styling }: { readonly styling: Styling }): ReactElement {
  const { classes: own, analysed, tokens, write } = styling;
  const { session } = useBuilder();
  const ids = useBuilderSession((state) => state.selectedIds);
  const [typed, setTyped] = useState('');
  const entries = useMemo(() => (typed === '' ? [] : matchingClasses(classEntriesOf(tokens), typed)), [tokens, typed]);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const preview = (name: string | undefined): void =>
    session.setState({ preview: name === undefined ? undefined : { ids: ids.slice(0, 1), classes: `${own} ${name}` } });
  const add = (name: string): void => {
    preview(undefined);
    if (name.endsWith('[')) return setTyped(name);
    setTyped('');
    combobox.closeDropdown();
    if (name.trim() !== '') write(`${own} ${name.trim()}`.trim());
  };
  const without = (index: number): string =>
    analysed
      .filter((_, at) => at !== index)
      .map(({ name }) => name)
      .join(' ');
  const unknown = analysed.filter(({ state }) => state === 'unknown').length;
  return (
    <Panel title="Classes" note={unknown > 0 ? `${unknown} unknown` : `${analysed.length} in use`}>
      <ul className={classes.chips} aria-label="Classes">
        {analysed.map((each, index) => (
          <Chip
            key={`${each.name} ${index}`}
            entry={each}
            onRemove={() => write(without(index), `remove ${each.name}`)}
          />
        ))}
      </ul>
      <Advice analysed={analysed} tokens={tokens} onUse={(old, name) => write(own.replace(old, name))} />
      <Combobox store={combobox} onOptionSubmit={add} position="top" withinPortal>
        <Combobox.Target>
          <TextInput
            size="xs"
            aria-label="Add a class"
            placeholder="text-xl, p-4, bg-primary"
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value.replace(/^\s+/, ''));
              combobox.openDropdown();
              combobox.updateSelectedOptionIndex();
            }}
            onBlur={() => {
              preview(undefined);
              combobox.closeDropdown();
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && combobox.getSelectedOptionIndex() < 0) add(typed);
              if (event.key === 'Escape') preview(undefined);
              if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
                requestAnimationFrame(() => preview(entries[combobox.getSelectedOptionIndex()]?.name));
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={entries.length === 0}>
          <Combobox.Options className={classes.options}>
            {entries.map(({ name, value, color }) => (
              <Combobox.Option
                key={name}
                value={name}
                onMouseEnter={() => preview(name)}
                onMouseLeave={() => preview(undefined)}
              >
                <span className={classes.option}>
                  {color !== undefined && <span className={classes.dot} style={{ background: color }} />}
                  <code>{name}</code>
                  <span>{value}</span>
                </span>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </Panel>
  );
}

function Chip({ entry, onRemove }: { readonly entry: AnalysedClass; readonly onRemove: () => void }): ReactElement {
  const { name, state, value } = entry;
  return (
    <li className={classes.chip} data-state={state} title={value}>
      {state === 'unknown' && <CircleHelp size={13} aria-label="Unknown class" />}
      {state === 'overridden' ? <s>{name}</s> : name}
      <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
        <X size={12} aria-hidden />
      </button>
    </li>
  );
}

interface AdviceProps {
  readonly analysed: readonly AnalysedClass[];
  readonly tokens: ColorTokens;
  readonly onUse: (old: string, name: string) => void;
}

/** Names the winners over overridden classes, and the nearest known names of unknown ones. */
function Advice({ analysed, tokens, onUse }: AdviceProps): ReactElement | null {
  const lines = analysed.flatMap(({ name, state, winner }) => {
    if (state === 'overridden')
      return [
        <p key={name}>
          <s>{name}</s> is overridden by {winner}.
        </p>,
      ];
    if (state !== 'unknown') return [];
    const near = nearestName(
      name,
      classEntriesOf(tokens).map((entry) => entry.name),
    );
    return [
      <p key={name} data-unknown>
        Unknown: {name}.{' '}
        {near !== undefined && (
          <button type="button" onClick={() => onUse(name, near)}>
            Use {near}
          </button>
        )}
      </p>,
    ];
  });
  return lines.length === 0 ? null : <div className={classes.advice}>{lines}</div>;
}
