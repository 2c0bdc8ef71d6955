import { CopyPlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { Kbd } from '../../../../components/Kbd.js';
import { QuietButton } from '../../../../components/QuietButton.js';
import { useEditorActions } from '../../../../deck/editor/EditorContext.js';
import classes from './Inspector.module.css';

/** The buttons for going on once a card is finished. */
export function InspectorFooter(): ReactElement {
  const { duplicateCard, nextCard } = useEditorActions().cards;
  return (
    <div className={classes.foot} data-keep-clear>
      <QuietButton onClick={duplicateCard.run}>
        <CopyPlus size={16} aria-hidden />
        {duplicateCard.label}
      </QuietButton>
      <QuietButton onClick={nextCard.run}>
        {nextCard.label} <Kbd shortcut={nextCard.shortcut ?? ''} />
      </QuietButton>
    </div>
  );
}
