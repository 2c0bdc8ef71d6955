// What other packages and scripts do with decks: the same code as the command line.
export { loadDeck } from './decks/loadDeck.js';
export type { LoadedDeck } from './decks/loadedDeck.js';
export { DeckStudio, type StudioOptions } from './faces/DeckStudio.js';
export { planFaces, sceneOf, faceLabel, SIDES, type DistinctFace } from './faces/planFaces.js';
export { resolveSize } from './faces/resolveSize.js';
export { renderDeck, type RenderDeckOptions, type RenderedFile } from './render/renderDeck.js';
export { checkExport, exportDeck } from './export/exportDeck.js';
export type * from './export/exportDeck.js';
export { UsageError } from './exitCode.js';
export { main } from './main.js';
