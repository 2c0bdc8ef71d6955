import { checkBindings, checkPlaceholders } from './checkBindings.js';
import { checkItemKeys, checkKeys } from './checkKeys.js';
import { checkProps } from './checkProps.js';
import { LIMITS } from '../values/limits.js';
import type { PathSegments } from '../reading/path.js';
import { formatPath } from '../reading/path.js';
import type { ProblemList } from '../reading/problemList.js';
import type { TemplateConfig, TemplateItem } from './template.js';

/** Every item of a template with its path, parents before children, in file order. */
export function* walkItems(
  config: TemplateConfig,
): Generator<{ item: TemplateItem; path: PathSegments; depth: number }> {
  yield* walkList(config.background.children, ['background', 'children'], 1);
  for (const [index, section] of config.sections.entries())
    yield* walkList(section.children, ['sections', index, 'children'], 1);
  yield* walkList(config.absoluteItems, ['absoluteItems'], 1);
}

function* walkList(
  items: readonly TemplateItem[],
  base: PathSegments,
  depth: number,
): Generator<{ item: TemplateItem; path: PathSegments; depth: number }> {
  for (const [index, item] of items.entries()) {
    const path = [...base, index];
    yield { item, path, depth };
    if (item.children !== undefined) yield* walkList(item.children, [...path, 'children'], depth + 1);
  }
}

/** Checks a template as a whole: unique ids, size and depth, heights that add up to 100%, known keys, valid props. */
export function checkTemplate(config: TemplateConfig, problems: ProblemList): void {
  const ids = new Map<string, PathSegments>();
  const checkId = (id: string, path: PathSegments): void => {
    const first = ids.get(id);
    if (first === undefined) ids.set(id, path);
    else
      problems.error([...path, 'id'], {
        code: 'template.duplicate_id',
        message: `The id "${id}" is already used by ${formatPath(first)}; ids must be unique in a template.`,
        fix: 'Change or remove one of them.',
      });
  };
  config.sections.forEach(({ id }, index) => checkId(id, ['sections', index]));
  checkKeys(config, problems);
  checkPlaceholders(config.background.classes, ['background', 'classes'], problems);
  config.sections.forEach(({ classes }, index) => checkPlaceholders(classes, ['sections', index, 'classes'], problems));
  for (const { item, path, depth } of walkItems(config)) {
    if (depth > LIMITS.itemDepth) tooDeep(path, depth, problems);
    checkId(item.id, path);
    checkItemKeys(item, path, problems);
    checkProps(item, path, problems);
    checkBindings(item, path, problems);
  }
  checkHeights(config, problems);
}

/** Runs before all checks of single items. */
export function checkItemCount(config: TemplateConfig, problems: ProblemList): boolean {
  let count = 0;
  for (const _ of walkItems(config)) count += 1;
  if (count <= LIMITS.items) return true;
  const message = `The template has ${count} items; at most ${LIMITS.items} are allowed.`;
  problems.error([], { code: 'template.too_many_items', message, fix: 'Combine repeated details into one svg_shape.' });
  return false;
}

function tooDeep(path: PathSegments, depth: number, problems: ProblemList): void {
  const message = `The item is nested ${depth} levels deep; at most ${LIMITS.itemDepth} are allowed.`;
  problems.error(path, { code: 'template.too_deep', message, fix: 'Nest fewer shapes inside shapes.' });
}

/** Equal shares are rounded to whole percentages, so the sum may be off by half a percent per section. */
function checkHeights({ sections }: TemplateConfig, problems: ProblemList): void {
  if (sections.length === 0) return;
  const sum = sections.reduce((total, { heightPercent }) => total + heightPercent, 0);
  if (Math.abs(sum - 100) <= sections.length / 2) return;
  problems.warn(['sections'], {
    code: 'template.heights_sum',
    message: `The section heights add up to ${Math.round(sum * 100) / 100}%; expected 100%.`,
    fix: 'Change the heights so that they add up to 100%.',
  });
}
