import { describe, expect, it } from 'vitest';
import { setLocked } from '../document/commands/properties.js';
import { findItem } from '../document/find.js';
import type { Builder } from './createBuilder.js';
import { HandleDrag } from './HandleDrag.js';
import { OneStep } from './OneStep.js';
import { testBuilder } from './testing/testBuilder.js';

const lockedIn = ({ store }: Builder) =>
  ['a', 'c', 'd'].filter((id) => findItem(store.getState().document.json_config, id)?.item.locked === true);

describe('the changes of one gesture', () => {
  it('are one step', () => {
    const builder = testBuilder();
    const step = new OneStep(builder, 'lock');
    step.change(setLocked(['a'], true));
    step.change(setLocked(['c'], true));
    expect(builder.session.getState().isDragging).toBe(true);
    step.end();
    expect(builder.session.getState().isDragging).toBe(false);
    builder.store.undo();
    expect(lockedIn(builder)).toEqual([]);
  });

  it('are one step even if they are saved halfway, and can be cancelled after that', async () => {
    for (const way of ['end', 'cancel'] as const) {
      const builder = testBuilder(undefined, () => Promise.resolve(2));
      const step = new OneStep(builder, 'lock');
      step.change(setLocked(['a'], true));
      await builder.save();
      step.change(setLocked(['c'], true));
      step[way]();
      if (way === 'end') builder.store.undo();
      expect(lockedIn(builder)).toEqual([]);
    }
  });

  it('leave no trace when they are cancelled: what was undone before can still be redone', () => {
    const builder = testBuilder();
    builder.change('lock', setLocked(['a'], true));
    builder.store.undo();
    const { document, history } = builder.store.getState();
    const step = new OneStep(builder, 'lock');
    step.change(setLocked(['c'], true));
    step.change(setLocked(['d'], true));
    step.cancel();
    expect(builder.store.getState()).toMatchObject({ document, history });
    builder.store.redo();
    expect(lockedIn(builder)).toEqual(['a']);
  });

  it('are cancelled by a key while a handle drags them, and the handle drags no further', () => {
    const builder = testBuilder();
    const drag = new HandleDrag<OneStep>(builder.gesture);
    let isOver = false;
    drag.begin(new OneStep(builder, 'lock'), () => (isOver = true));
    drag.current?.change(setLocked(['a'], true));
    expect(builder.gesture.cancel()).toBe(true);
    drag.current?.change(setLocked(['c'], true));
    drag.end();
    expect({ isOver, locked: lockedIn(builder) }).toEqual({ isOver: true, locked: [] });
    expect(builder.gesture.cancel()).toBe(false);
  });
});
