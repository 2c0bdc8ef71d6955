export { cardSchema, DEFAULT_CARD_ICON, DEFAULT_CARD_TITLE } from './card.js';
export { FITS, OVERFLOWS, SHAPES } from './checkProps.js';
export { chooseDefaultColorScheme, chooseDefaultTemplate } from './choose.js';
export { CATEGORY_COLORS, colorSchemeSchema, type ColorScheme } from './colorScheme.js';
export {
  DECK_STATUSES,
  DEFAULT_COLOR_KEY,
  DEFAULT_LANGUAGE,
  type Card,
  type CardTexts,
  type Category,
  type Deck,
  type Translations,
} from './deck.js';
export { deckFileSchema, type DeckFile } from './deckFile.js';
export { JSON_SCHEMA_NAMES, jsonSchema, printJsonSchema, type JsonSchemaName } from './jsonSchemas.js';
export { LIMITS } from './limits.js';
export { DECK_SCHEMA_VERSION, MIGRATIONS, TEMPLATE_SCHEMA_VERSION } from './migrate.js';
export type { ParseOptions } from './parse.js';
export { parseColorScheme } from './parseColorScheme.js';
export { parseDeckFile, parseDeckPatch, type DeckOptions } from './parseDeckFile.js';
export { parseJson } from './parseJson.js';
export { parseTemplate, parseTemplateConfig } from './parseTemplate.js';
export { parseText } from './parseText.js';
export { parseWorlds, worldTree, type WorldNode } from './parseWorlds.js';
export { parseYaml } from './parseYaml.js';
export { formatPath, parsePath, type PathSegments } from './path.js';
export {
  printColorScheme,
  printDeckFile,
  printTemplate,
  printTemplateConfig,
  printWorlds,
  type TextFormat,
} from './print.js';
export {
  compareRanks,
  initialRanks,
  insertAt,
  isRank,
  moveDown,
  moveTo,
  moveToFirst,
  moveToLast,
  moveUp,
  rankBetween,
  settleRanks,
  type Ranked,
} from './ranks.js';
export { DEFAULT_RATIO, parseRatio } from './ratio.js';
export { checkRelativePath, type PathCheck } from './relativePath.js';
export { isValidDraft, missingDeckFields } from './requiredFields.js';
export { NEW_SECTION_PERCENT } from './section.js';
export { slugify } from './slugify.js';
export { withPlaces, type SourceDocument } from './sourceDocument.js';
export { nearestName } from './suggest.js';
export {
  CONTENT_KINDS,
  isContentKind,
  RENDER_TYPES,
  templateConfigSchema,
  templateSchema,
  type AbsoluteItem,
  type RenderType,
  type Template,
  type TemplateConfig,
  type TemplateItem,
  type TemplateSection,
} from './template.js';
export { readReference, type TemplateReference, type TextReference } from './templateReference.js';
export { deckLanguages, languageOrder, translate, type Translated } from './translate.js';
export { MM_PER_INCH, MM_PER_POINT, parseLength } from './units.js';
export { UUID } from './uuid.js';
export { TEMPORARY_ID_KEYS } from './values.js';
export type { World } from './world.js';
