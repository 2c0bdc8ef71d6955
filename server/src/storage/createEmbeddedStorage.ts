import { join } from 'node:path';
import type Router from '@koa/router';
import type { Config } from '../config.js';
import type { Database } from '../database/connect.js';
import type { PictureRoom } from '../images/createPicturePath.js';
import type { PictureDecoder } from '../images/decoding/PictureDecoder.js';
import { EmbeddedStorage } from './embedded/EmbeddedStorage.js';
import { PictureFiles } from './embedded/PictureFiles.js';
import type { StorageGate } from './embedded/storageCaller.js';
import { storageRouter } from './embedded/storageRouter.js';
import type { ObjectStorage } from './types.js';

interface Parts extends StorageGate {
  readonly database: Database;
  readonly decoder: PictureDecoder;
  readonly config: Pick<Config, 'dataDirectory' | 'publicUrl'>;
}

interface Embedded {
  readonly router: Router;
  readonly storage: ObjectStorage;
  readonly room: PictureRoom;
}

/**
 * Pictures under `<data>/storage/images`, and the HTTP API under /storage/v1 that supabase-js uses.
 * @param connect creates the image path over the storage, which renders transformed pictures
 */
export function createEmbeddedStorage(parts: Parts, connect: (storage: ObjectStorage) => PictureRoom): Embedded {
  const { database, decoder, config } = parts;
  const files = new PictureFiles(join(config.dataDirectory, 'storage', 'images'));
  const storage = new EmbeddedStorage(database, files, decoder, config.publicUrl);
  const room = connect(storage);
  return { router: storageRouter(storage, parts, room.transform), storage, room };
}
