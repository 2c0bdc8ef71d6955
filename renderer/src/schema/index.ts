export { cardSchema, cardTexts, DEFAULT_CARD_ICON, DEFAULT_CARD_TITLE, newCard } from './deck/card.js';
export { FITS, OVERFLOWS, PROP_RANGES, PROP_VALUES } from './template/checkProps.js';
export { CORRECTIONS } from './template/qrProps.js';
export { shortCodeOf } from './values/shortCode.js';
export { SHAPES } from './template/shapeNames.js';
export { categorySchema } from './deck/category.js';
export { chooseDefaultColorScheme, chooseDefaultTemplate } from './deck/choose.js';
export { CATEGORY_COLORS, colorSchemeSchema, type ColorScheme } from './colors/colorScheme.js';
export { nextColorKey } from './colors/nextColorKey.js';
export {
  DECK_STATUSES,
  deckSchema,
  DEFAULT_COLOR_KEY,
  DEFAULT_LANGUAGE,
  type Card,
  type CardTexts,
  type Category,
  type Deck,
  type Translations,
} from './deck/deck.js';
export { deckFileSchema, type DeckFile, type TemplateReference } from './deck/deckFile.js';
export { JSON_SCHEMA_NAMES, jsonSchema, printJsonSchema, type JsonSchemaName } from './jsonSchemas.js';
export { isPicturePath, readReference, type TextReference } from './values/textReference.js';
export { focusText, type PictureFocus, readPictureFocus } from './values/focus.js';
export { LIMITS } from './values/limits.js';
export { isObject } from './migrations/migration.js';
export { DECK_SCHEMA_VERSION, MIGRATIONS, TEMPLATE_SCHEMA_VERSION } from './migrations/migrate.js';
export type { ParseOptions } from './parse.js';
export { parseColorScheme } from './colors/parseColorScheme.js';
export { fieldLabel, labelOfHeading, nameOfHeading, withFieldLabels, type FieldLabels } from './deck/fieldLabels.js';
export { parseDeckFile, parseDeckPatch, type DeckOptions } from './deck/parseDeckFile.js';
export { encodingOf } from './reading/decodeText.js';
export { joinWarnings } from './reading/joinWarnings.js';
export { parseJson } from './reading/parseJson.js';
export { parseTemplate, parseTemplateConfig } from './template/parseTemplate.js';
export { missingParts, partReferenceOf, type PartReference } from './template/partReference.js';
export { parseText } from './reading/parseText.js';
export { parseWorlds, worldTree, type WorldNode } from './world/parseWorlds.js';
export { parseYaml } from './reading/parseYaml.js';
export { formatPath, parsePath, type PathSegments } from './reading/path.js';
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
} from './ranks/ranks.js';
export { DEFAULT_RATIO, parseRatio } from './values/ratio.js';
export { checkRelativePath, type PathCheck } from './values/relativePath.js';
export { isValidDraft, missingDeckFields } from './deck/requiredFields.js';
export { faultInCondition } from './template/checkBindings.js';
export { NEW_SECTION_PERCENT } from './template/section.js';
export { isServerKey, withoutServerKeys } from './values/serverKeys.js';
export { percentDecoded } from './values/percentDecoded.js';
export { plainLetters, speltOut } from './values/plainLetters.js';
export { slugify } from './values/slugify.js';
export { withPlaces, type SourceDocument } from './reading/sourceDocument.js';
export { nearestName } from './reading/suggest.js';
export { TYPE_NAMES } from './reading/zodProblems.js';
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
  type TemplateGuide,
  type TemplateSection,
} from './template/template.js';
export { countCards } from './deck/countCards.js';
export { baseLanguage, deckLanguages, deckTitle, languageOrder, translate, type Translated } from './deck/translate.js';
export { MM_PER_INCH, MM_PER_POINT, parseLength } from './values/units.js';
export { UUID } from './values/uuid.js';
export { canonicalLanguage, LANGUAGE_CODE, TEMPORARY_ID_KEYS } from './values/values.js';
export type { World } from './world/world.js';
