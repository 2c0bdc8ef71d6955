import { UUID } from '@cardwright/renderer';
import { findPreset, presetOptions, type Preset } from '@cardwright/renderer/export';
import { EXPORT_OPTIONS, type ExportOptions, type ExportOrder } from '@cardwright/renderer/imposition';
import type { ProductionOrder } from '@cardwright/renderer/production';
import type { Executor } from '../queries/executor.js';
import { readOwnPreset } from '../queries/ownPresets.js';
import { listOwnProfiles, profileForPreset, readOwnProfile } from '../queries/ownProfiles.js';
import type { DeckSnapshot } from './snapshotDeck.js';

/** What an order may use: only what belongs to the member who orders, and was not deleted. */
type Owned = { readonly user_id: string; readonly deleted_at: string | null } | undefined;

/**
 * The preset and the colour profile that an order names by id; if it names no profile, the one that its own preset names.
 * An unknown id is treated as a name, which the export then refuses.
 */
export async function readOwnPrint(
  executor: Executor,
  userId: string,
  { preset: named, options = {} }: ExportOrder,
): Promise<Pick<DeckSnapshot, 'preset' | 'profile'>> {
  const isTheirs = (row: Owned): boolean => row?.user_id === userId && row.deleted_at === null;
  const row = UUID.test(named) ? await readOwnPreset(executor, named) : undefined;
  const preset = isTheirs(row) ? row?.preset : undefined;
  const { output_profile: id = '' } = options;
  const profile = UUID.test(id)
    ? await readOwnProfile(executor, id)
    : preset && leavesProfile(preset, options) && profileForPreset(await listOwnProfiles(executor, userId), preset);
  return { ...(preset && { preset }), ...(profile && isTheirs(profile) && { profile: profile.id }) };
}

/** Whether a preset makes files for a press and the order leaves the profile to it. */
function leavesProfile(preset: Preset, { output_profile: profile, pdf_standard: standard }: ExportOptions): boolean {
  return profile === undefined && standard !== 'none' && presetOptions(preset).pdf_standard !== undefined;
}

/**
 * An order with the member's own preset and profile in place of their ids.
 * @param bytes the ICC file; while an order is only checked, a shipped one that the preset takes stands in for it
 * @throws CardwrightError `preset.unknown`
 */
export function withOwnPrint(
  { preset: named, options = {}, ...order }: ExportOrder,
  { preset, profile }: Pick<DeckSnapshot, 'preset' | 'profile'>,
  bytes: Uint8Array | undefined,
): ProductionOrder {
  const { paper, ...others } = options;
  const standIn = (): string =>
    presetOptions(preset ?? findPreset(named)).output_profile ?? EXPORT_OPTIONS.output_profile.default;
  return {
    ...order,
    preset: preset ?? named,
    options: {
      // Forms list the stock of a preset by the preset's id.
      ...(paper === named ? others : options),
      ...(profile !== undefined && { output_profile: bytes ?? standIn() }),
    },
  };
}
