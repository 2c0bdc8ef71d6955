import { expect, it } from 'vitest';
import { sortDropped } from './sortDropped.js';

const file = (name: string, type = ''): File => new File(['x'], name, { type });
const [table, lamp, boat, notes] = [
  file('Cards.CSV', 'text/csv'),
  file('lamp.png', 'image/png'),
  file('boat.jpg', 'image/jpeg'),
  file('notes.docx'),
];

it('reads the file that fits, keeps pictures for its cards, and names what it leaves out', () => {
  expect(sortDropped([lamp, notes, table, boat], ['.csv'])).toEqual({
    file: table,
    pictures: [lamp, boat],
    others: [notes],
  });
  expect(sortDropped([lamp, notes], ['.csv'])).toEqual({ file: notes, pictures: [lamp], others: [] });
  expect(sortDropped([lamp], ['.csv'])).toEqual({ file: lamp, pictures: [], others: [] });
  expect(sortDropped([], ['.csv']).file).toBeUndefined();
});
