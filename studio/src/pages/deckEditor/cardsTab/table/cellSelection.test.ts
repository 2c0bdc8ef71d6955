import { describe, expect, it } from 'vitest';
import { follow, moveSelection, only, rangeOf } from './cellSelection.js';

const size = { rows: 3, columns: 4 };
const plain = { shiftKey: false, ctrlKey: false, metaKey: false };

describe('what a key selects in the table', () => {
  it('is every cell for Ctrl A and ⌘ A', () => {
    for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
      const next = moveSelection(only({ row: 1, column: 1 }), { ...plain, ...held, key: 'a' }, size);
      expect(next && rangeOf(next)).toEqual({ top: 0, left: 0, bottom: 2, right: 3 });
      expect(next?.active).toEqual({ row: 0, column: 0 });
    }
  });

  it('is nothing for a letter, which is typed', () => {
    expect(moveSelection(only({ row: 1, column: 1 }), { ...plain, key: 'a' }, size)).toBeUndefined();
  });

  it('continues in the next row after the last column', () => {
    const next = moveSelection(only({ row: 0, column: 3 }), { ...plain, key: 'Tab' }, size);
    expect(next).toEqual(only({ row: 1, column: 0 }));
  });
});

describe('the selection when cards move', () => {
  const held = {
    ...{ anchor: { row: 0, column: 1 }, active: { row: 1, column: 2 } },
    ...{ anchorId: 'a', activeId: 'b' },
  };

  it('goes with its cards', () => {
    expect(follow(held, ['x', 'a', 'b'])).toEqual({ anchor: { row: 1, column: 1 }, active: { row: 2, column: 2 } });
  });

  it('keeps only the active cell where other cards have come between', () => {
    expect(follow(held, ['a', 'x', 'b'])).toEqual(only({ row: 2, column: 2 }));
  });

  it('stays in its rows where its cards are deleted', () => {
    expect(follow(held, ['x', 'y'])).toEqual({ anchor: held.anchor, active: held.active });
  });
});
