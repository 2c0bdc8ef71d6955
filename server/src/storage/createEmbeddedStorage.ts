import { join } from 'node:path';
import type Router from '@koa/router';
import type { Config } from '../config.js';
import type { Database } from '../database/connect.js';
import { EmbeddedStorage } from './embedded/EmbeddedStorage.js';
import { PictureFiles } from './embedded/PictureFiles.js';
import type { StorageGate } from './embedded/storageCaller.js';
import { storageRouter, type TransformHandler } from './embedded/storageRouter.js';
import type { ObjectStorage } from './types.js';

interface Parts extends StorageGate {
  readonly database: Database;
  readonly config: Pick<Config, 'dataDirectory' | 'publicUrl'>;
  /** Answers `/render/image/public/…`, see images/; made with the storage that this returns. */
  readonly transform?: (storage: ObjectStorage) => TransformHandler;
}

/** Pictures under `<data>/storage/images`, and the HTTP API under /storage/v1 that supabase-js reaches them by. */
export function createEmbeddedStorage(parts: Parts): { router: Router; storage: ObjectStorage } {
  const { database, config, transform } = parts;
  const files = new PictureFiles(join(config.dataDirectory, 'storage', 'images'));
  const storage = new EmbeddedStorage(database, files, config.publicUrl);
  return { router: storageRouter(storage, parts, transform?.(storage)), storage };
}
