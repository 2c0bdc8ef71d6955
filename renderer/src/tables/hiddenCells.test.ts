import { describe, expect, it } from 'vitest';
import { hiddenInTables } from './hiddenCells.js';

const row = (more = ''): string =>
  `<table:table-row table:style-name="ro1"${more}><table:table-cell/></table:table-row>`;
const column = (more = ''): string => `<table:table-column table:style-name="co1"${more}/>`;
const shown = (xml: string) => hiddenInTables(xml).map(({ rows, columns }) => [[...rows], [...columns]]);

describe('hiddenInTables', () => {
  it('counts repeated rows and columns, in each sheet anew', () => {
    const first = `<table:table table:name="A">${column(' table:number-columns-repeated="2"')}${column(' table:visibility="collapse"')}<table:table-header-rows>${row()}</table:table-header-rows>${row(' table:number-rows-repeated="2" table:visibility="filter"')}${row()}${row(' table:visibility="collapse"')}</table:table>`;
    const second = `<table:table table:name="B">${column()}${row(' table:visibility="visible"')}${row(' table:visibility="filter"')}</table:table>`;
    expect(shown(first + second)).toEqual([
      [[1, 2, 4], [2]],
      [[1], []],
    ]);
  });

  it('lists no more rows than a deck may have cards, however often one is repeated', () => {
    const many = row(' table:number-rows-repeated="1048576" table:visibility="collapse"');
    expect(hiddenInTables(`<table:table>${row()}${many}${many}</table:table>`)[0]?.rows.size).toBeLessThan(11_000);
  });
});
