import { ActionIcon, Tooltip } from '@mantine/core';
import { Redo2, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Kbd } from '../../../components/Kbd.js';
import { useDeckState, useEditor } from '../../../deck/editor/EditorContext.js';
import classes from './EditorBar.module.css';

/** Takes steps back and repeats them; the tooltips say which. */
export function HistoryButtons(): ReactElement {
  const { store } = useEditor();
  const last = useDeckState(({ history }) => history.past.at(-1)?.label);
  const next = useDeckState(({ history }) => history.future[0]?.label);
  return (
    <div className={classes.history}>
      <HistoryButton name="Undo" step={last} shortcut="mod+Z" icon={<Undo2 size={17} />} onClick={() => store.undo()} />
      <HistoryButton
        name="Redo"
        step={next}
        shortcut="mod+shift+Z"
        icon={<Redo2 size={17} />}
        onClick={() => store.redo()}
      />
    </div>
  );
}

interface ButtonProps {
  readonly name: string;
  readonly step: string | undefined;
  readonly shortcut: string;
  readonly icon: ReactElement;
  readonly onClick: () => void;
}

function HistoryButton({ name, step, shortcut, icon, onClick }: ButtonProps): ReactElement {
  const label = step === undefined ? `Nothing to ${name.toLowerCase()}` : `${name} ${step}`;
  return (
    <Tooltip
      label={
        <>
          {label} <Kbd shortcut={shortcut} />
        </>
      }
    >
      {/* Not `disabled`: the tooltip says why, and the keyboard does not lose its place when the last step is undone. */}
      <ActionIcon aria-label={label} aria-disabled={step === undefined} className={classes.step} onClick={onClick}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
