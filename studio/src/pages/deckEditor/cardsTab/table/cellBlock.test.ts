import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printCells, readCells, repeatOver } from './cellBlock.js';

describe('cells in the clipboard', () => {
  it('are read as spreadsheets write them', () => {
    expect(readCells('Hail\t3\r\nFog\t1\r\n')).toEqual([
      ['Hail', '3'],
      ['Fog', '1'],
    ]);
    expect(readCells('"two\nlines"\t"a ""quoted"" word"')).toEqual([['two\nlines', 'a "quoted" word']]);
    expect(readCells('one')).toEqual([['one']]);
    expect(readCells('a\t\t\n\tb\t')).toEqual([
      ['a', '', ''],
      ['', 'b', ''],
    ]);
  });

  it('keep quotes that are no quoting', () => {
    expect(readCells('5" nails\t"half')).toEqual([['5" nails', '"half']]);
    expect(readCells('"so" he said\tx')).toEqual([['"so" he said', 'x']]);
    // Excel and Google Sheets copy a cell in quotes as it stands.
    expect(readCells('"Run!"\t""\n"Stay."')).toEqual([['"Run!"', '""'], ['"Stay."']]);
  });

  it('fill a range by repeating where they fit into it', () => {
    const block = [['a', 'b']];
    expect(repeatOver(block, { height: 2, width: 4 })).toEqual([
      ['a', 'b', 'a', 'b'],
      ['a', 'b', 'a', 'b'],
    ]);
    expect(repeatOver(block, { height: 2, width: 3 })).toBe(block);
    expect(repeatOver([['a'], ['b', 'c']], { height: 4, width: 4 })).toEqual([['a'], ['b', 'c']]);
  });

  it('come back as they went', () => {
    const text = string().map((value) => value.replaceAll('\r', ''));
    const block = array(array(text, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    assert(
      property(block, (cells) => {
        expect(readCells(printCells(cells))).toEqual(cells);
      }),
    );
  });
});
