import { ChevronLeft, ChevronRight, Columns2 } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { ToolButton } from '../../../actions/ToolButton.js';
import { useBuilder, useBuilderActions, useBuilderSession } from '../../../template/builder/BuilderContext.js';
import { cardsOf } from '../../../template/data/subjectDecks.js';
import { useSubjectDeck } from '../../../template/data/useSubject.js';
import classes from './canvas.module.css';

/** How the face is viewed, and with which card. @param hint replaces the card while something is dragged */
export const CanvasDock = memo(function CanvasDock({
  hint,
  isSmall,
}: {
  readonly hint?: string | undefined;
  readonly isSmall: boolean;
}): ReactElement {
  const { view } = useBuilderActions();
  const { session } = useBuilder();
  const flags = useBuilderSession(
    useShallow(({ zoom, isSnapping, hasRulers, hasGuides, hasCompanion }) => ({
      zoom,
      isSnapping,
      hasRulers,
      hasGuides,
      hasCompanion,
    })),
  );
  const both = {
    label: 'Both sides',
    icon: Columns2,
    run: () => session.setState(({ hasCompanion }) => ({ hasCompanion: !hasCompanion, pan: undefined })),
  };
  return (
    <div className={classes.dock} role="toolbar" aria-label="View of the face" data-keep-clear>
      <ToolButton action={view.zoomOut} />
      <button type="button" className={classes.number} onClick={view.actual.run} title="Zoom to 100%">
        {Math.round(flags.zoom * 100)}%
      </button>
      <ToolButton action={view.zoomIn} />
      <ToolButton action={view.fit} />
      {!isSmall && (
        <>
          <span className={classes.separator} />
          <ToolButton action={view.snapping} isOn={flags.isSnapping} />
          <ToolButton action={view.rulers} isOn={flags.hasRulers} />
          <ToolButton action={view.guides} isOn={flags.hasGuides} />
          <ToolButton action={both} isOn={flags.hasCompanion} />
        </>
      )}
      <span className={classes.separator} />
      {hint === undefined ? (
        <CardStepper />
      ) : (
        <span className={classes.hint} role="status">
          {hint}
        </span>
      )}
    </div>
  );
});

/** The card whose content fills the face. */
function CardStepper(): ReactElement {
  const { session } = useBuilder();
  const deck = useSubjectDeck();
  const index = useBuilderSession(({ subject }) => subject.index);
  const tested = useBuilderSession(({ testedFace }) => testedFace?.label);
  const cards = deck === undefined ? [] : cardsOf(deck);
  const at = cards.length === 0 ? 0 : ((index % cards.length) + cards.length) % cards.length;
  const title = cards[at]?.card.translations[deck?.default_language ?? '']?.title ?? '';
  const go = (step: number) => () => session.setState(({ subject }) => ({ subject: { ...subject, index: at + step } }));
  return (
    <span className={classes.stepper}>
      <ToolButton action={{ label: 'Previous card', shortcut: 'mod+ArrowUp', icon: ChevronLeft, run: go(-1) }} />
      <span className={classes.cardName}>
        <b>{at + 1}</b> {tested ?? <span className={classes.cardTitle}>{title}</span>}
      </span>
      <ToolButton action={{ label: 'Next card', shortcut: 'mod+ArrowDown', icon: ChevronRight, run: go(1) }} />
    </span>
  );
}
