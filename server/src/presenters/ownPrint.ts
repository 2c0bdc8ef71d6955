import type { OwnPreset } from '../contract/ownPresets.js';
import type { OwnProfile } from '../contract/ownProfiles.js';
import type { OwnPresetRow } from '../queries/ownPresets.js';
import type { OwnProfileRow } from '../queries/ownProfiles.js';
import { withTimes } from './times.js';

/** A member's preset in the API's format. */
export function presentOwnPreset({ id, preset, created_at, updated_at }: OwnPresetRow): OwnPreset {
  const { name, title, description } = preset;
  return withTimes({ id, name, title, description, preset, created_at, updated_at });
}

/** A member's colour profile in the API's format. */
export function presentOwnProfile({ id, name, description, size, created_at, updated_at }: OwnProfileRow): OwnProfile {
  return withTimes({ id, name, description, size, created_at, updated_at });
}
