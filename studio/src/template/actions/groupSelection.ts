import type { Scene } from '@cardwright/renderer';
import { produce } from 'immer';
import { together } from '../../editing/together.js';
import { toast } from '../../toasts/toast.js';
import type { Builder } from '../builder/createBuilder.js';
import { groupItems, moveItems } from '../document/commands/items.js';
import { OVERLAYS } from '../document/layers.js';
import { isOverlay, type Part } from '../document/parts.js';
import type { Recipe } from '../document/types.js';
import { groupInFlow, type LayOut } from './groupInFlow.js';
import { groupPlaced } from './groupPlaced.js';
import { isFlowing } from './placing.js';
import { seenFrame } from './seenFrame.js';
import { unlockedParts } from './unlocked.js';
import { whyNotGrouped } from './whyNotGrouped.js';

/** Groups the selected items, which stay where they are seen; if they cannot, the person is told why. */
export async function groupSelection(builder: Builder): Promise<void> {
  const chosen = unlockedParts(builder).filter(({ item }) => item !== undefined);
  const { scene, layOut } = builder.shown.getState();
  if (chosen.length === 0 || scene === undefined || layOut === undefined) return;
  let group = '';
  const onGroup = (id: string): void => void (group = id);
  const { document } = builder.store.getState();
  const reason = whyNotGrouped(document.json_config, scene, chosen);
  const way =
    reason ??
    (chosen.some(isFlowing) ? await inFlow(builder, layOut, chosen, onGroup) : aside(builder, scene, chosen, onGroup));
  if (typeof way === 'string') {
    toast({ id: 'not-grouped', kind: 'info', title: 'These cannot be grouped', message: way });
    return;
  }
  // Something else was changed while the group was tried.
  if (builder.store.getState().document !== document) return;
  builder.change('group', way);
  if (group !== '') builder.selectParts([group]);
}

async function inFlow(
  { store }: Builder,
  layOut: LayOut,
  chosen: readonly Part[],
  onGroup: (id: string) => void,
): Promise<Recipe | string> {
  const { document } = store.getState();
  const [before, change] = [
    await layOut(document.json_config),
    (recipe: Recipe) => produce(document, recipe).json_config,
  ];
  return groupInFlow(
    { before, config: document.json_config, layOut: (recipe) => layOut(change(recipe)) },
    chosen,
    onGroup,
  );
}

/** A group of items that are all placed: in their parent if they share one, else above the sections. */
function aside({ store }: Builder, scene: Scene, chosen: readonly Part[], onGroup: (id: string) => void): Recipe {
  const { json_config: config } = store.getState().document;
  const items = chosen.flatMap(({ item }) => item ?? []);
  const ids = items.map(({ id }) => id);
  const inParent =
    new Set(chosen.map(({ parentId }) => parentId)).size === 1 ? groupPlaced(scene, config, items) : undefined;
  if (inParent !== undefined) return together(inParent.move, groupItems(ids, onGroup, { classes: inParent.classes }));
  const below = chosen.filter((part) => !isOverlay(part)).flatMap(({ item }) => item ?? []);
  const index = chosen.find(isOverlay)?.index ?? config.absoluteItems.length;
  const frames = new Map(below.map((item) => [item.id, seenFrame(scene, item)]));
  const lift = moveItems([...frames.keys()], { parentId: OVERLAYS, index }, (id) => frames.get(id));
  return together(lift, groupItems(ids, onGroup));
}
