import type { DeepReadonly } from '../contract/types.js';
import type { Update } from '../contract/updates.js';
import type { UpdateRow } from '../queries/updates.js';
import { utc } from './utc.js';

/** A changelog entry. */
export function presentUpdate({ published_at, created_at, updated_at, ...row }: UpdateRow): DeepReadonly<Update> {
  return { ...row, published_at: utc(published_at), created_at: utc(created_at), updated_at: utc(updated_at) };
}
