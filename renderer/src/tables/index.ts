// Turns tables from spreadsheets into cards. Runs in browsers and in Node.
export { addCards, type AddedCards } from './addCards.js';
export { CARD_COLUMNS, type CardColumn } from './cardColumns.js';
export { fieldName, readHeading, type Heading } from './readHeading.js';
export { readHeadings } from './readHeadings.js';
export { readCsv } from './readCsv.js';
export { isTableFile, readTable, TABLE_ENDINGS } from './readTable.js';
export type { Table, TableRow } from './table.js';
export { tableFromObjects } from './tableFromObjects.js';
