import { type BannerGuides, type BannerPurpose, plainGuides, slugify } from '@cardwright/renderer';
import { notFound } from '../../errors.js';
import {
  insertBannerPreset,
  readBannerPreset,
  updateBannerPreset,
  type BannerPresetRow,
} from '../../queries/bannerPresets.js';
import { inTransaction, type Executor } from '../../queries/executor.js';
import type { Services } from '../../services.js';
import { given } from '../given.js';
import { readConfig } from './readConfig.js';

type Rooms = Pick<Services, 'database' | 'clock'>;

interface Preset {
  readonly platform: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly purpose?: BannerPurpose | undefined;
  readonly guides?: BannerGuides | undefined;
  readonly json_config?: unknown;
  readonly is_enabled?: boolean | undefined;
}

/** @throws HttpProblem 409 if the platform already has a preset with this name, 422 */
export function createPreset({ database, clock }: Rooms, preset: Preset): Promise<BannerPresetRow> {
  const json_config = readConfig(preset.json_config ?? {}, preset);
  const { purpose = 'post', guides = plainGuides(preset), is_enabled = true } = preset;
  const key = slugify(`${preset.platform} ${preset.name}`);
  return inTransaction(database, async (trx) =>
    readBack(trx, await insertBannerPreset(trx, { ...preset, key, purpose, guides, json_config, is_enabled }, clock())),
  );
}

/** Changes the given fields. @throws HttpProblem 404, 409, 422 */
export function changePreset(
  { database, clock }: Rooms,
  id: string,
  change: { readonly [K in keyof Preset]?: Preset[K] | undefined },
): Promise<BannerPresetRow> {
  return inTransaction(database, async (trx) => {
    const before = await readBannerPreset(trx, id, true);
    if (before === undefined) throw notFound('Preset');
    const after = { ...before, ...given(change) };
    await updateBannerPreset(trx, id, { ...after, json_config: readConfig(after.json_config, after) }, clock());
    return readBack(trx, id);
  });
}

async function readBack(trx: Executor, id: string): Promise<BannerPresetRow> {
  const preset = await readBannerPreset(trx, id);
  if (preset === undefined) throw new Error('A preset cannot be read back.');
  return preset;
}
