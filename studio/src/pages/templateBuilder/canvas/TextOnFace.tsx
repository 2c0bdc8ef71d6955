import type { Scene } from '@cardwright/renderer';
import { useEffect, useRef, type ReactElement } from 'react';
import { seenOf } from '../../../canvas/geometry/seen.js';
import { useBuilder, useBuilderSession, useParts } from '../../../template/builder/BuilderContext.js';
import { setProps } from '../../../template/document/commands/properties.js';
import { textProp } from '../../../template/document/textProp.js';
import type { CanvasView } from './CanvasView.js';
import classes from './canvas.module.css';

/** One of the template's own texts, written in its place. Escape and leaving end it; all of it is one step. */
export function TextOnFace({ scene, view }: { readonly scene: Scene; readonly view: CanvasView }): ReactElement | null {
  const builder = useBuilder();
  const writingId = useBuilderSession((session) => session.writingId);
  const item = useParts().get(writingId ?? '')?.item;
  const shown = scene.items.find(({ id }) => id === writingId);
  const gesture = useRef('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (writingId === undefined) return undefined;
    // A menu that has added the text gives the focus back to its button unless something else takes it after that.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [writingId]);
  if (item === undefined) return null;
  const prop = item.kind === 'markdown' ? 'markdown' : 'text';
  const rect = (shown && seenOf(shown).rect) ?? { x: 8, y: 8, width: scene.width - 16, height: 40 };
  const { zoom, origin } = view;
  const close = (): void => {
    builder.store.endGesture();
    builder.session.setState({ writingId: undefined });
  };
  return (
    <textarea
      className={classes.writing}
      aria-label="Text on the face"
      // As the renderer does: by the first letter that has a direction.
      dir="auto"
      ref={field}
      value={textProp(item, prop)}
      style={{
        left: origin.x + rect.x * zoom - 5,
        top: origin.y + rect.y * zoom - 5,
        width: Math.max(120, rect.width * zoom + 10),
        height: Math.max(40, rect.height * zoom + 10),
        fontSize: Math.max(12, (shown?.text?.fontSize ?? 14) * zoom),
      }}
      onFocus={({ currentTarget }) => {
        currentTarget.select();
        gesture.current = `write ${crypto.randomUUID()}`;
      }}
      onChange={({ currentTarget }) =>
        builder.change('write text', setProps([item.id], { [prop]: currentTarget.value }), gesture.current)
      }
      onKeyDown={(event) => {
        event.stopPropagation();
        // Leaving it closes it, and the keys are the canvas's again.
        if (event.key === 'Escape') event.currentTarget.closest<HTMLElement>('[data-pane]')?.focus();
      }}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={close}
    />
  );
}
