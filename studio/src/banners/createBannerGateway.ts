import { readBanner, saveBanner, type StoredBanner } from '../api/banners.js';
import type { DocumentGateway, StoredDocument } from '../editing/DocumentKind.js';
import type { BannerDocument } from './types.js';

/** Fetches the server's current banner for editing. @throws ApiError */
export async function readStoredBanner(id: string, signal?: AbortSignal): Promise<StoredDocument<BannerDocument>> {
  const stored = await readBanner(id, signal);
  return { document: toDocument(stored), version: stored.version, savedAt: stored.updated_at };
}

/** Saves banners through the API. */
export function createBannerGateway(onSaved: () => void): DocumentGateway<BannerDocument> {
  return {
    read: readStoredBanner,
    async save({ id, name, deck_id, preset_id, json_config, design }, _snapshot, version) {
      const saved = await saveBanner(id, { name, deck_id, preset_id, json_config, design, version });
      onSaved();
      return saved.version;
    },
    deleteImages: () => Promise.resolve(),
  };
}

function toDocument(stored: StoredBanner): BannerDocument {
  const { id, name, deck_id, preset_id, width, height, json_config, design } = stored;
  return { id, name, deck_id, preset_id, width, height, json_config, design };
}
