import type { Scene, TemplateConfig } from '@cardwright/renderer';
import { canContain } from '../document/canContain.js';
import { nameOfPart } from '../document/nameOfPart.js';
import { isOverlay, type Part, partsOf } from '../document/parts.js';
import { isFlowing } from './placing.js';

/** Why items cannot be grouped where they are, in a sentence; undefined if nothing speaks against it. */
export function whyNotGrouped(config: TemplateConfig, scene: Scene, chosen: readonly Part[]): string | undefined {
  const name = (id: string): string => `“${nameOfPart(config, id)}”`;
  const items = chosen.flatMap(({ item }) => item ?? []);
  const [first, ...others] = chosen.filter(isFlowing);
  const parentId = (first ?? chosen[0])?.parentId ?? '';
  if (!canContain(config, parentId, [{ id: '', kind: 'shape', renderType: 'shape', classes: '', children: items }]))
    return 'Groups cannot be nested more deeply.';
  const isKnown = (part: Part): boolean => isOverlay(part) && first === undefined;
  const unseen = chosen.find(
    (part) => !isFlowing(part) && !isKnown(part) && !scene.items.some(({ id }) => id === part.id),
  );
  if (unseen !== undefined)
    return `${name(unseen.id)} does not show on this card, so its place is not known. Show it first.`;
  if (first === undefined) return undefined;
  const stray = others.find((part) => part.parentId !== parentId);
  if (stray !== undefined)
    return `${name(first.id)} and ${name(stray.id)} are in the flow of different parts. Take one of them out of the flow first.`;
  const between = betweenInFlow(config, [first, ...others]);
  return between && `${name(between.id)} lies between them in the flow. Select it as well, or move it away first.`;
}

/** Would change places with a part of the group. */
function betweenInFlow(config: TemplateConfig, flowing: readonly Part[]): Part | undefined {
  const [from = 0, to = 0] = [flowing[0]?.index, flowing.at(-1)?.index];
  const siblings = [...partsOf(config).values()].filter(({ parentId }) => parentId === flowing[0]?.parentId);
  return siblings.find(
    (part) =>
      part.index > from && part.index < to && isFlowing(part) && part.item?.hidden !== true && !flowing.includes(part),
  );
}
