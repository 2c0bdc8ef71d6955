import type { PathSegments } from '../reading/path.js';
import type { ProblemList } from '../reading/problemList.js';
import { isPrivateKey, similarKey } from '../reading/similarKey.js';
import { PROP_VALUES } from './checkProps.js';
import { sectionSchema } from './section.js';
import { templateConfigSchema, type TemplateConfig, type TemplateItem } from './template.js';
import { itemFields } from './templateItem.js';

const CONFIG = [...Object.keys(templateConfigSchema.shape), 'schema_version'];
const BACKGROUND = ['classes', 'children'];
const SECTION = Object.keys(sectionSchema.shape);
const ITEM = [...Object.keys(itemFields), 'children'];
const ABSOLUTE_ITEM = [...ITEM, 'x', 'y', 'width', 'height', 'rotation'];

/** Warns about misspelt keys of a template and its sections: unknown keys are kept, but what they hold is not used. */
export function checkKeys(config: TemplateConfig, problems: ProblemList): void {
  warnOfSimilar(config, CONFIG, [], problems);
  warnOfSimilar(config.background, BACKGROUND, ['background'], problems);
  config.sections.forEach((section, index) => warnOfSimilar(section, SECTION, ['sections', index], problems));
}

/** The same for an item, and props that are on the item itself. */
export function checkItemKeys(item: TemplateItem, path: PathSegments, problems: ProblemList): void {
  const isAbsolute = path[0] === 'absoluteItems' && path.length === 2;
  for (const key of warnOfSimilar(item, isAbsolute ? ABSOLUTE_ITEM : ITEM, path, problems))
    if (PROP_VALUES.has(key))
      problems.warn([...path, key], {
        code: 'template.prop_outside_props',
        message: `"${key}" is on the item itself, where it has no effect; expected it in props.`,
        fix: `Move it to props.${key}.`,
      });
}

/** @returns the unknown keys that are similar to no known one */
function warnOfSimilar(
  thing: object,
  known: readonly string[],
  path: PathSegments,
  problems: ProblemList,
): readonly string[] {
  return Object.keys(thing).filter((key) => {
    if (known.includes(key) || isPrivateKey(key)) return false;
    const similar = PROP_VALUES.has(key) ? undefined : similarKey(key, known);
    if (similar === undefined) return true;
    problems.warn([...path, key], {
      code: 'template.unknown_key',
      message: `The key "${key}" is unknown; it is kept but has no effect. A similar key is "${similar}".`,
      fix: `Write "${similar}" if you meant that.`,
    });
    return false;
  });
}
