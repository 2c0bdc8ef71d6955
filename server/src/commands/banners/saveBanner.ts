import type { BannerDesign } from '@cardwright/renderer';
import type { MemberCaller } from '../../caller.js';
import { invalid, notFound, staleVersion } from '../../errors.js';
import { canUseBanner } from '../../policies/banners.js';
import { canReadDeck } from '../../policies/decks.js';
import { readBannerPreset } from '../../queries/bannerPresets.js';
import { insertBanner, readBanner, updateBanner, type BannerRow } from '../../queries/banners.js';
import { readDeckHead } from '../../queries/decks/readDeck.js';
import { inTransaction, type Executor } from '../../queries/executor.js';
import type { Services } from '../../services.js';
import { given } from '../given.js';
import { readConfig } from './readConfig.js';

type Rooms = Pick<Services, 'database' | 'clock'>;

/** A member's input; a new banner takes missing values from the preset. */
export interface BannerChange {
  readonly preset_id?: string | null | undefined;
  readonly deck_id?: string | null | undefined;
  readonly name?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly json_config?: unknown;
  readonly design?: BannerDesign | undefined;
  /** The version that was edited. */
  readonly version?: number | undefined;
}

/** Creates a banner from a preset, or with its own size. @throws HttpProblem 422 */
export function createBanner(
  { database, clock }: Rooms,
  caller: MemberCaller,
  change: BannerChange,
): Promise<BannerRow> {
  return inTransaction(database, async (trx) => {
    const preset = await presetOf(trx, change.preset_id);
    const { name = preset?.name ?? 'Untitled', width = preset?.width, height = preset?.height } = change;
    if (width === undefined || height === undefined)
      throw invalid([{ path: 'preset_id', message: 'Choose a preset, or give a width and a height.' }]);
    await assertDeck(trx, caller, change.deck_id);
    const json_config = readConfig(change.json_config ?? preset?.json_config ?? {}, { width, height });
    const { design = {} } = change;
    const banner = { user_id: caller.id, preset_id: preset?.id ?? null, deck_id: change.deck_id ?? null, design };
    return readBack(trx, await insertBanner(trx, { ...banner, name, width, height, json_config }, clock()));
  });
}

/** Changes the given fields and increments the version. @throws HttpProblem 404, 409 `stale-version`, 422 */
export function changeBanner(
  { database, clock }: Rooms,
  caller: MemberCaller,
  id: string,
  change: BannerChange,
): Promise<BannerRow> {
  return inTransaction(database, async (trx) => {
    const before = await readBanner(trx, id, true);
    if (before === undefined || !canUseBanner(caller, before)) throw notFound('Banner');
    const { version } = before;
    if (change.version !== undefined && change.version !== version) throw staleVersion('The banner', version);
    await presetOf(trx, change.preset_id);
    if (change.deck_id !== before.deck_id) await assertDeck(trx, caller, change.deck_id);
    const after = { ...before, ...given(change) };
    await updateBanner(trx, id, { ...after, json_config: readConfig(after.json_config, after) }, clock());
    return readBack(trx, id);
  });
}

async function presetOf(trx: Executor, id: string | null | undefined) {
  if (id === undefined || id === null) return undefined;
  const preset = await readBannerPreset(trx, id);
  if (preset === undefined) throw invalid([{ path: 'preset_id', message: 'This preset does not exist.' }]);
  return preset;
}

async function assertDeck(trx: Executor, caller: MemberCaller, id: string | null | undefined): Promise<void> {
  if (id === undefined || id === null) return;
  const deck = await readDeckHead(trx, id);
  if (deck === undefined || !canReadDeck(caller, deck))
    throw invalid([{ path: 'deck_id', message: 'This deck does not exist.' }]);
}

async function readBack(trx: Executor, id: string): Promise<BannerRow> {
  const banner = await readBanner(trx, id);
  if (banner === undefined) throw new Error('A banner cannot be read back.');
  return banner;
}
