import { ActionIcon } from '@mantine/core';
import { Columns2, Frame } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Action } from '../../../actions/Action.js';
import { ActionTip } from '../../../actions/ActionTip.js';
import { useDeck, useEditor, useEditorActions, useSession } from '../../../deck/editor/EditorContext.js';
import classes from './canvas.module.css';

/** How the card on the canvas is viewed. @param canShowBoth whether both sides fit */
export function Dock({ canShowBoth }: { readonly canShowBoth: boolean }): ReactElement {
  const { session } = useEditor();
  const { view } = useEditorActions();
  const side = useSession((state) => state.side);
  const hasGuides = useSession((state) => state.hasGuides);
  return (
    <div className={classes.dock} data-keep-clear role="toolbar" aria-label="View of the card">
      <Steps />
      <span className={classes.separator} />
      <Zoom />
      <Tool action={view.fit} />
      <span className={classes.separator} />
      {canShowBoth && (
        <Tool
          action={{
            label: 'Both sides',
            icon: Columns2,
            run: () => session.setState({ side: side === 'both' ? 'front' : 'both' }),
          }}
          isOn={side === 'both'}
        />
      )}
      <Tool action={view.flip} />
      <Tool
        action={{ label: 'Safe area', icon: Frame, run: () => session.setState({ hasGuides: !hasGuides }) }}
        isOn={hasGuides}
      />
    </div>
  );
}

function Steps(): ReactElement {
  const { faces } = useEditor();
  const { cards } = useEditorActions();
  const cardId = useSession((state) => state.cardId);
  const number = useDeck((deck) => (cardId === undefined ? 0 : (faces.place(deck, cardId)?.number ?? 0)));
  const total = useDeck((deck) => deck.categories.reduce((sum, category) => sum + category.cards.length, 0));
  return (
    <>
      <Tool action={cards.previousCard} />
      <span className={classes.number}>
        {number} / {total}
      </span>
      <Tool action={cards.nextCard} />
    </>
  );
}

function Zoom(): ReactElement {
  const { view } = useEditorActions();
  const zoom = useSession((state) => (state.zoom === 'fit' ? state.fitZoom : state.zoom));
  return (
    <span className={classes.zoom}>
      <Tool action={view.zoomOut} />
      <span className={classes.number}>{Math.round(zoom * 100)} %</span>
      <Tool action={view.zoomIn} />
    </span>
  );
}

interface ToolProps {
  readonly action: Pick<Action, 'label' | 'shortcut' | 'icon' | 'run'>;
  readonly isOn?: boolean;
}

function Tool({ action, isOn }: ToolProps): ReactElement {
  const { label, icon: Icon, run } = action;
  return (
    <ActionTip action={action}>
      <ActionIcon
        aria-label={label}
        {...(isOn !== undefined && { 'aria-pressed': isOn })}
        data-on={isOn === true || undefined}
        className={classes.tool}
        onClick={run}
      >
        {Icon && <Icon size={17} />}
      </ActionIcon>
    </ActionTip>
  );
}
