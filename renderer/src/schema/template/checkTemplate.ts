import { checkBindings } from './checkBindings.js';
import { checkProps } from './checkProps.js';
import { LIMITS } from '../values/limits.js';
import type { PathSegments } from '../reading/path.js';
import { formatPath } from '../reading/path.js';
import type { ProblemList } from '../reading/problemList.js';
import type { TemplateConfig, TemplateItem } from './template.js';

/** Every item of a template with its place, parents before children, in the order of the file. */
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

/** What a template's parts must be together: unique ids, bounded size and depth, heights of 100 %, sensible props. */
export function checkTemplate(config: TemplateConfig, problems: ProblemList): void {
  const ids = new Map<string, PathSegments>();
  const checkId = (id: string, path: PathSegments): void => {
    const first = ids.get(id);
    if (first === undefined) ids.set(id, path);
    else
      problems.error([...path, 'id'], {
        code: 'template.duplicate_id',
        message: `The id "${id}" is already that of ${formatPath(first)}; ids must be unique in a template.`,
        fix: 'Give one of them another id, or leave the id out.',
      });
  };
  config.sections.forEach(({ id }, index) => checkId(id, ['sections', index]));
  for (const { item, path, depth } of walkItems(config)) {
    if (depth > LIMITS.itemDepth) tooDeep(path, depth, problems);
    checkId(item.id, path);
    checkProps(item, path, problems);
    checkBindings(item, path, problems);
  }
  checkHeights(config, problems);
}

/** Stands before everything that looks at each item. */
export function checkItemCount(config: TemplateConfig, problems: ProblemList): boolean {
  let count = 0;
  for (const _ of walkItems(config)) count += 1;
  if (count <= LIMITS.items) return true;
  const message = `The template has ${count} items; at most ${LIMITS.items} are allowed.`;
  problems.error([], { code: 'template.too_many_items', message, fix: 'Draw repeated details as one svg_shape.' });
  return false;
}

function tooDeep(path: PathSegments, depth: number, problems: ProblemList): void {
  const message = `The item lies ${depth} levels deep; at most ${LIMITS.itemDepth} are allowed.`;
  problems.error(path, { code: 'template.too_deep', message, fix: 'Nest fewer shapes inside shapes.' });
}

/** Equal shares are rounded to whole percents, so a sum may miss 100 by half a percent a section. */
function checkHeights({ sections }: TemplateConfig, problems: ProblemList): void {
  if (sections.length === 0) return;
  const sum = sections.reduce((total, { heightPercent }) => total + heightPercent, 0);
  if (Math.abs(sum - 100) <= sections.length / 2) return;
  problems.warn(['sections'], {
    code: 'template.heights_sum',
    message: `The section heights add up to ${Math.round(sum * 100) / 100} %; expected 100 %.`,
    fix: 'Change the heights so that they add up to 100 %.',
  });
}
