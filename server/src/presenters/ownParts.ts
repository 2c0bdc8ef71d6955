import type { OwnPart } from '../contract/ownParts.js';
import type { OwnPartRow } from '../queries/ownParts.js';
import { withTimes } from './times.js';

/** A member's reusable part in the API's format. */
export function presentOwnPart({ user_id: _owner, ...part }: OwnPartRow): OwnPart {
  return withTimes(part);
}
