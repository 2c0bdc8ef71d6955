import { useMediaQuery } from '@mantine/hooks';
import { useState, type ReactElement } from 'react';
import { addItem } from '../../../template/actions/addItem.js';
import { focusCanvas } from '../../../template/actions/focusCanvas.js';
import { itemForKind } from '../../../template/actions/newItems.js';
import { useBuilder } from '../../../template/builder/BuilderContext.js';
import { KIND_GROUPS } from '../../../template/document/kinds.js';
import { nameOfKindIn } from '../../../template/document/nameOfPart.js';
import { useFieldKinds } from '../../../template/data/useFieldKinds.js';
import { useSubjectDeck } from '../../../template/data/useSubject.js';
import classes from './structure.module.css';

/** The type of what is dragged from here. */
export const DRAGGED_KIND = 'text/x-cardwright-kind';

/** The content of cards, to be dragged onto the face; a click adds it at the selection. */
export function DataPanel(): ReactElement {
  const builder = useBuilder();
  const deck = useSubjectDeck();
  const [isOpen, setOpen] = useState(true);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const fields = useFieldKinds(deck);
  const nameOf = (kind: string): string => nameOfKindIn(deck, kind);
  const groups = [
    { name: 'Card', kinds: KIND_GROUPS[0]?.kinds ?? [] },
    ...(fields.length > 0 ? [{ name: 'Values', kinds: fields }] : []),
    ...KIND_GROUPS.slice(1, 3),
  ];
  return (
    <section className={classes.panel}>
      <h2 className={classes.title}>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Data
          <span className={classes.note}>{isTouch ? 'tap to add' : 'drag onto the face'}</span>
        </button>
      </h2>
      {isOpen &&
        groups.map(({ name, kinds }) => (
          <div key={name} className={classes.kinds} role="group" aria-label={name}>
            {kinds.map((kind) => (
              <button
                key={kind}
                type="button"
                draggable={!builder.isReadOnly}
                className={classes.datum}
                aria-label={`Add ${nameOf(kind).toLocaleLowerCase()}`}
                onClick={() => {
                  addItem(builder, itemForKind(kind));
                  focusCanvas();
                }}
                onDragStart={(event) => {
                  event.dataTransfer.setData(DRAGGED_KIND, kind);
                  document.body.dataset.draggingKind = 'true';
                }}
                onDragEnd={() => {
                  delete document.body.dataset.draggingKind;
                }}
              >
                {nameOf(kind)}
              </button>
            ))}
          </div>
        ))}
    </section>
  );
}
