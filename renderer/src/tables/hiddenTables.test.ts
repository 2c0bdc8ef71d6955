import { describe, expect, it } from 'vitest';
import { hiddenTables } from './hiddenTables.js';

const style = (name: string, display: string): string =>
  `<style:style style:name="${name}" style:family="table" style:master-page-name="Default"><style:table-properties table:display="${display}" style:writing-mode="lr-tb"/></style:style>`;
const table = (name: string, from: string): string =>
  `<table:table table:name="${name}" table:style-name="${from}" table:print="false"><table:table-row/></table:table>`;

describe('hiddenTables', () => {
  it('are named as in the workbook', () => {
    const xml = `${style('ta1', 'true')}${style('ta2', 'false')}${table('Cards', 'ta1')}${table('Lists &amp; &quot;x&quot;', 'ta2')}`;
    expect([...hiddenTables(xml)]).toEqual(['Lists & "x"']);
  });

  it('are none without such a style', () => {
    expect(hiddenTables(style('ta1', 'true') + table('Cards', 'ta1')).size).toBe(0);
  });
});
