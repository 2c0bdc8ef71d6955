import { analyseClasses, parseClasses, type Scene, type Style, type TemplateConfig } from '@cardwright/renderer';
import { together } from '../../editing/together.js';
import { groupItems } from '../document/commands/items.js';
import { classesOf } from '../document/find.js';
import { nameOfPart } from '../document/nameOfPart.js';
import { partsOf, type Part } from '../document/parts.js';
import type { Recipe } from '../document/types.js';
import { bracketed } from '../styling/quantity.js';
import { isRowStyle } from '../styling/isRowPart.js';
import { keepPlaceIn } from './keepPlace.js';
import { isFlowing, isPlaced } from './placing.js';
import { whatMoves } from './whatMoves.js';
import { NO_TOKENS } from '../styling/noTokens.js';

const ARRANGING = ['flexDirection', 'display', 'flexWrap', 'rowGap', 'columnGap', 'alignItems'];

export type LayOut = (template: TemplateConfig) => Promise<Scene>;

/** The face as it is, and after a change that is only tried. */
export interface Trial {
  readonly before: Scene;
  readonly config: TemplateConfig;
  readonly layOut: (recipe: Recipe) => Promise<Scene>;
}

/**
 * How items become a group in the flow that holds some of them. What is placed gets its place in the group. The group
 * arranges the others like its parent. If something would move, it takes their part in sharing the space, or the size and
 * the gap that are seen.
 * @param onGroup is told the group's id
 * @returns why they would not stay where they are, if no group keeps them there
 */
export async function groupInFlow(
  trial: Trial,
  chosen: readonly Part[],
  onGroup: (id: string) => void,
): Promise<Recipe | string> {
  const items = chosen.flatMap(({ item }) => item ?? []);
  const flowing = items.filter((item) => !isPlaced(item)).map(({ id }) => id);
  const placed = items.filter(isPlaced);
  let moved = '';
  for (const classes of classesToTry(trial, chosen, flowing)) {
    let groupId = '';
    const flowOnly = await trial.layOut(groupItems(flowing, (id) => (groupId = id), { classes }));
    const group = flowOnly.items.find(({ id }) => id === groupId);
    if (group === undefined) continue;
    const way = together(
      ...placed.map((item) => keepPlaceIn(trial.before, item, group.rect, group)),
      groupItems(
        items.map(({ id }) => id),
        onGroup,
        { classes, at: flowing[0] },
      ),
    );
    const other = whatMoves(trial.before, placed.length === 0 ? flowOnly : await trial.layOut(way));
    if (other === undefined) return way;
    if (moved === '') moved = other.id;
  }
  return `“${nameOfPart(trial.config, moved)}” would move. Take the items out of the flow first.`;
}

/** Classes for the group, the ones that suit other cards best first. */
function classesToTry(
  { before, config }: Trial,
  chosen: readonly Part[],
  flowing: readonly string[],
): readonly string[] {
  const parentId = chosen.find(({ id }) => id === flowing[0])?.parentId ?? '';
  const parent = classesOf(config, parentId) ?? '';
  const style = styleOf(parent);
  const [axis, extent, size] = isRowStyle(style) ? (['x', 'width', 'w'] as const) : (['y', 'height', 'h'] as const);
  const arranged = [...classesFor(parent, ARRANGING), 'self-stretch'].join(' ');
  const styles = flowing.map((id) => styleOf(classesOf(config, id)));
  const grows = styles.some(({ flexGrow = 0 }) => flexGrow > 0);
  const rects = before.items
    .filter(({ id }) => flowing.includes(id))
    .map(({ rect }) => rect)
    .sort((one, other) => one[axis] - other[axis]);
  const [start, end] = [rects[0], rects.at(-1)];
  const natural = [
    ...(grows ? [`${arranged} flex-1`, `${arranged} grow`] : []),
    arranged,
    ...pushed(arranged, styles, axis),
    ...(isAllOf(config, parentId, flowing) ? filling([arranged, ...classesFor(parent, ['justifyContent'])]) : []),
  ];
  if (start === undefined || end === undefined) return natural;
  const gap = (rects[1]?.[axis] ?? 0) - (start[axis] + start[extent]);
  const spaced = rects.length > 1 && gap >= 0 ? `${arranged} gap-${bracketed({ unit: 'u', value: gap })}` : arranged;
  const whole = bracketed({ unit: 'u', value: end[axis] + end[extent] - start[axis] });
  return [...natural, spaced, `${arranged} ${size}-${whole} shrink-0`, `${spaced} ${size}-${whole} shrink-0`];
}

/** An item with an automatic margin takes what space is left. So does its group, beside it or around it. */
function pushed(arranged: string, styles: readonly Style[], axis: 'x' | 'y'): readonly string[] {
  const [start, end] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  const [before, after] = axis === 'x' ? ['ms-auto', 'me-auto'] : ['mt-auto', 'mb-auto'];
  const outer = [
    ...(styles[0]?.margin?.[start] === 'auto' ? [before] : []),
    ...(styles.at(-1)?.margin?.[end] === 'auto' ? [after] : []),
  ];
  const isAny = styles.some(({ margin }) => margin?.[start] === 'auto' || margin?.[end] === 'auto');
  return [...(outer.length > 0 ? [[arranged, ...outer].join(' ')] : []), ...(isAny ? [`${arranged} grow`] : [])];
}

/** A group of everything in its parent has the parent's size, so that shares of it stay the same. */
function filling(classes: readonly string[]): readonly string[] {
  return ['flex-1', 'grow'].map((grow) => [...classes, grow].join(' '));
}

function isAllOf(config: TemplateConfig, parentId: string, ids: readonly string[]): boolean {
  return [...partsOf(config).values()].every(
    (part) => part.parentId !== parentId || !isFlowing(part) || part.item?.hidden === true || ids.includes(part.id),
  );
}

/** The classes that set only these properties. */
function classesFor(classes: string, properties: readonly string[]): readonly string[] {
  return analyseClasses(classes, NO_TOKENS)
    .filter(({ slots }) => slots.length > 0 && slots.every((slot) => properties.includes(slot)))
    .map(({ name }) => name);
}

function styleOf(classes = ''): Style {
  return parseClasses(classes, NO_TOKENS).style;
}
