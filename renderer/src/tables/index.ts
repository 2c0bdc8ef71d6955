// Turns tables from spreadsheets into cards. Runs in browsers and in Node.
export { addCards, type AddedCards } from './addCards.js';
export { plainName } from './categoryIndex.js';
export { CARD_COLUMNS, type CardColumn } from './cardColumns.js';
export { guessEncoding, type EncodingChoice } from './guessEncoding.js';
export { guessLanguage } from './guessLanguage.js';
export { readHeading, type Heading } from './readHeading.js';
export { readHeadings } from './readHeadings.js';
export { unknownColumnProblems, unknownColumns, type UnknownColumn } from './unknownColumns.js';
export { delimited } from './delimited.js';
export { readCsv } from './readCsv.js';
export { applyUpdate, cardOrigins, changesOrder, type UpdateChoice } from './updating/applyUpdate.js';
export { planUpdate, type UpdateOptions } from './updating/planUpdate.js';
export type { AddedCard, ChangedCard, DeckUpdate, FieldChange, RemovedCard } from './updating/types.js';
export { readJsonTable } from './readJsonTable.js';
export { readTable, type TableOptions } from './readTable.js';
export type { Table, TableRow } from './table.js';
export { isTableFile, isWorkbookFile, namePlace, PASTED_TABLE, TABLE_ENDINGS } from './tableFile.js';
export { tableFromObjects } from './tableFromObjects.js';
