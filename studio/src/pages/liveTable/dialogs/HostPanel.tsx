import { Button, NativeSelect, Switch } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { confirm } from '../../../components/confirm.js';
import { counted } from '../../../words/counted.js';
import type { LiveTable } from '../connection/useTable.js';
import classes from './dialogs.module.css';

interface Props {
  readonly table: LiveTable;
  readonly onClose: () => void;
}

const COUNTS = Array.from({ length: 20 }, (_, index) => ({
  value: String(index + 1),
  label: counted(index + 1, 'card'),
}));

/** What only the host decides. */
export function HostPanel({ table: { view, act }, onClose }: Props): ReactElement {
  const [count, setCount] = useState(5);
  const others = view.seats.filter(({ id }) => id !== view.seat);
  const ask = async (title: string, message: string, confirmLabel: string): Promise<boolean> =>
    confirm({ title, message, confirmLabel, danger: true });
  const recall = async (): Promise<void> => {
    const message = 'Every card goes back into the draw pile, hands included, and the pile is shuffled.';
    if (await ask('Collect all cards?', message, 'Collect all cards')) act({ type: 'recall' });
  };
  const end = async (): Promise<void> => {
    const message = 'Everybody leaves the table, and nobody can come back to it.';
    if (await ask('End the game?', message, 'End the game')) act({ type: 'end' });
  };
  const remove = async (id: string, name: string): Promise<void> => {
    const message = 'Their cards go back into the draw pile. Lock the table to keep them from coming back.';
    if (await ask(`Remove ${name}?`, message, 'Remove')) act({ type: 'kick', seat: id });
  };
  return (
    <section className={classes.part} aria-labelledby="host">
      <h3 id="host">You are the host</h3>
      <div className={classes.line}>
        <NativeSelect
          label="Deal to everybody"
          value={String(count)}
          data={COUNTS}
          onChange={({ currentTarget }) => setCount(Number(currentTarget.value))}
        />
        <Button
          onClick={() => {
            act({ type: 'deal', pile: view.piles[0]?.id ?? '', count });
            onClose();
          }}
        >
          Deal
        </Button>
      </div>
      <Switch
        label="Take turns"
        description="Shows whose turn it is. Each player hands over to the next."
        checked={view.turn !== null}
        onChange={({ currentTarget }) => act({ type: 'take-turns', isOn: currentTarget.checked })}
      />
      <Switch
        label="Lock the table"
        description="Nobody else can join. Those who are here can come back to their seats."
        checked={view.isLocked}
        onChange={({ currentTarget }) => act({ type: 'lock', isLocked: currentTarget.checked })}
      />
      {others.length > 0 && (
        <ul className={classes.people} aria-label="People">
          {others.map(({ id, name, role }) => (
            <li key={id}>
              <span>
                {name} {role === 'spectator' && <small>watches</small>}
              </span>
              {role === 'player' && (
                <Button variant="subtle" size="sm" onClick={() => act({ type: 'hand-over', seat: id })}>
                  Make host
                </Button>
              )}
              <Button variant="subtle" size="sm" color="pip" onClick={() => void remove(id, name)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="default" onClick={() => void recall()}>
        Collect all cards and shuffle
      </Button>
      <Button variant="default" onClick={() => void end()}>
        End the game
      </Button>
    </section>
  );
}
