export { createIconLibrary, type IconPlace, type IconSource, type LoadableIconLibrary } from './createIconLibrary.js';
export { createIconLoader, type IconLoader } from './createIconLoader.js';
export { iconAttribution } from './iconAttribution.js';
export { collectionNames, type IconCollection } from './iconCollection.js';
export { DEFAULT_ICON_SETS, ICON_SETS, type IconSetInfo, iconSetInfo } from './iconSets.js';
export { type IconNames, searchIcons, suggestIcon } from './searchIcons.js';
export type { IconLibrary, VectorArt } from './types.js';
