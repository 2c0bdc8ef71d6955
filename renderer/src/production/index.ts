// The Node-only entry point to production: a deck in, products out. The command line and the server call it with typed
// options.
export { loadDeck, valueOf } from './loading/loadDeck.js';
export { loadInMemory, type DeckInMemory } from './loading/loadInMemory.js';
export type { LoadedDeck } from './loading/loadedDeck.js';
export { readFileBytes } from './loading/readFileBytes.js';
export { readSource } from './loading/readSource.js';
export { isObject, type DeckSource } from './loading/deckSource.js';
export { collectDesigns } from './loading/collectDesigns.js';
export { readOwnFonts } from './fonts/readOwnFonts.js';
export { createInstancer, type Instancer } from './fonts/createInstancer.js';
export { ownFontsOf } from './fonts/ownFontsOf.js';
export { decodeFont } from './fonts/decodeFont.js';
export { ProblemLog } from './faces/ProblemLog.js';
export { isOrderFailure } from './atOption.js';
export { DeckStudio, type StudioOptions } from './DeckStudio.js';
export { planFaces, sceneOf, SIDES, type DistinctFace } from './faces/planFaces.js';
export { resolveSize } from './faces/resolveSize.js';
export { selectCards, type CardFilter } from './faces/selectCards.js';
export { selectLanguages } from './faces/selectLanguages.js';
export { exportDeck, type ExportedDeck, type ExportTools, type MadeFile } from './products/exportDeck.js';
export { compareDecks, type CardDifference, type OpenedDeck } from './differences/compareDecks.js';
export { planExport, planProduct, type ExportPlan } from './products/planExport.js';
export type { ProductionOrder } from './products/productionOrder.js';
export type { ExportProgress } from './progress.js';
export { planRender, type RenderOrder, type RenderPlan } from './pictures/planRender.js';
export { renderToFolder, type FolderReport } from './pictures/renderToFolder.js';
export { planBanners, type BannersOrder, type BannersPlan } from './banners/planBanners.js';
export { renderBanners, type RenderedBanner } from './banners/renderBanners.js';
