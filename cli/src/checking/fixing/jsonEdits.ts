import type { DeckPath } from '@cardwright/renderer';
import type { Addition } from './addEntries.js';

export function getIn(value: unknown, path: DeckPath): unknown {
  return path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), value);
}

export function setIn(value: unknown, path: DeckPath, entry: unknown): void {
  const owner = getIn(value, path.slice(0, -1));
  if (isRecord(owner)) owner[path.at(-1) ?? ''] = entry;
}

export function unsetIn(value: unknown, path: DeckPath): void {
  const owner = getIn(value, path.slice(0, -1));
  if (isRecord(owner)) Reflect.deleteProperty(owner, path.at(-1) ?? '');
}

export function addIn(value: unknown, { path, key, value: entry }: Addition): void {
  const owner = getIn(value, path);
  if (key === undefined && Array.isArray(owner)) owner.push(entry);
  else if (key !== undefined && isRecord(owner)) owner[key] = entry;
}

export function isRecord(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}
