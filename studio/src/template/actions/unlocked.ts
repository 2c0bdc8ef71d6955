import { keysOf, onMac } from '../../components/keys.js';
import type { Builder } from '../builder/createBuilder.js';
import { lockOn } from '../document/locks.js';
import { nameOfPart } from '../document/nameOfPart.js';
import { ancestorsOf, type Part, type Parts, partsOf } from '../document/parts.js';
import { selectedParts } from './selected.js';

export const LOCK_KEYS = 'mod+L';

/** What keeps a part as it is, by its lock: see `document/locks.ts`. */
type LockOf = (parts: Parts, id: string) => Part | undefined;

/** The selected parts that no lock keeps as they are. */
export function unlockedParts(builder: Builder, lockOf: LockOf = lockOn): readonly Part[] {
  const parts = partsOf(builder.store.getState().document.json_config);
  return selectedParts(builder).filter(({ id }) => lockOf(parts, id) === undefined);
}

/** Why nothing that is selected can be changed, and what helps; undefined if something can. */
export function whyLocked(builder: Builder, lockOf: LockOf = lockOn): string | undefined {
  const { json_config: config } = builder.store.getState().document;
  const parts = partsOf(config);
  // Layers have no lock, and nothing is done with them as a whole.
  const [first, ...others] = selectedParts(builder).filter(({ item, section }) => item ?? section);
  if (first === undefined || unlockedParts(builder, lockOf).length > 0) return undefined;
  const lock = lockOf(parts, first.id) ?? first;
  const name = `“${nameOfPart(config, lock.id)}”`;
  if (ancestorsOf(parts, first.id).includes(lock))
    return `${name} is locked with everything in it. Unlock ${name} first.`;
  if (lock !== first) return `“${nameOfPart(config, first.id)}” holds ${name}, which is locked. Unlock ${name} first.`;
  const keys = keysOf(LOCK_KEYS).join(onMac() ? '' : '+');
  return others.length === 0
    ? `${name} is locked. Unlock it first (${keys}).`
    : `These parts are locked. Unlock them first (${keys}).`;
}
