import type { DeletedBanner, DeletedPreset } from '../../contract/banners.js';
import { notFound } from '../../errors.js';
import {
  insertBannerPreset,
  linkBanners,
  readBannerPreset,
  type BannerPresetRow,
} from '../../queries/bannerPresets.js';
import { insertBanner, readBanner, type BannerRow } from '../../queries/banners.js';
import { readDeckHead } from '../../queries/decks/readDeck.js';
import { inTransaction } from '../../queries/executor.js';
import { readMember } from '../../queries/members.js';
import type { Services } from '../../services.js';
import { readConfig } from './readConfig.js';

type Rooms = Pick<Services, 'database' | 'clock'>;

/**
 * Puts a deleted banner back with its id; one that is there again stays as it is. A deck and a preset that have been
 * deleted since are left out.
 * @throws HttpProblem 404 if its maker has gone, 422
 */
export function restoreBanner({ database, clock }: Rooms, id: string, banner: DeletedBanner): Promise<BannerRow> {
  return inTransaction(database, async (trx) => {
    const present = await readBanner(trx, id);
    if (present !== undefined) return present;
    const { user_id, preset_id, deck_id } = banner;
    if ((await readMember(trx, user_id)) === undefined) throw notFound('Maker of the banner');
    const hasPreset = preset_id !== null && (await readBannerPreset(trx, preset_id)) !== undefined;
    const hasDeck = deck_id !== null && (await readDeckHead(trx, deck_id)) !== undefined;
    const kept = { ...banner, preset_id: hasPreset ? preset_id : null, deck_id: hasDeck ? deck_id : null };
    await insertBanner(trx, { ...kept, json_config: readConfig(banner.json_config, banner) }, clock(), id);
    const restored = await readBanner(trx, id);
    if (restored === undefined) throw new Error('A banner cannot be read back.');
    return restored;
  });
}

/**
 * Puts a deleted preset back with its id, also in those of its banners that have no other one now.
 * @throws HttpProblem 409 if the platform has another preset with this name, 422
 */
export function restorePreset(
  { database, clock }: Rooms,
  id: string,
  { preset, banner_ids }: DeletedPreset,
): Promise<BannerPresetRow> {
  return inTransaction(database, async (trx) => {
    const present = await readBannerPreset(trx, id);
    if (present !== undefined) return present;
    await insertBannerPreset(trx, { ...preset, json_config: readConfig(preset.json_config, preset) }, clock(), id);
    await linkBanners(trx, id, banner_ids);
    const restored = await readBannerPreset(trx, id);
    if (restored === undefined) throw new Error('A preset cannot be read back.');
    return restored;
  });
}
