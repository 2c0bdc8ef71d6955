// The light door to the options of exports: the table and its types, without the schemas, for help pages and forms.
export * from './exportOptions.js';
export * from './stages.js';
export type * from './values.js';
