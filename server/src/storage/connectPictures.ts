import type Router from '@koa/router';
import type { Context } from 'koa';
import type { ObjectPath } from '../addresses/objectPath.js';
import type { SessionVerifier } from '../auth/types.js';
import type { Bodies } from '../bodies/Bodies.js';
import type { Config } from '../config.js';
import type { Database } from '../database/connect.js';
import { createPicturePath, type PictureRoom } from '../images/createPicturePath.js';
import type { PictureDecoder } from '../images/decoding/PictureDecoder.js';
import type { PictureSources } from '../images/PictureSources.js';
import type { MemberRoles } from '../middleware/MemberRoles.js';
import type { RateLimits } from '../middleware/rateLimits.js';
import type { DiskSpace } from '../observability/DiskSpace.js';
import { createStock } from '../stock/createStock.js';
import { stockRouter } from '../stock/local.js';
import type { StockPhotos } from '../stock/types.js';
import { readerOf as readPictureAs } from './embedded/readerOf.js';
import { createEmbeddedStorage } from './createEmbeddedStorage.js';
import { createHostedStorage } from './createHostedStorage.js';
import type { ObjectStorage } from './types.js';

interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: SessionVerifier;
  readonly members: MemberRoles;
  readonly limits: RateLimits;
  readonly decoder: PictureDecoder;
  readonly disk: DiskSpace;
  readonly bodies: Bodies;
  readonly clock: () => Date;
  /** Signs URLs of the embedded storage. */
  readonly urlKey: Uint8Array;
}

interface Pictures {
  readonly storage: ObjectStorage;
  readonly stock: StockPhotos;
  /** The bytes of any picture that a deck refers to, for exports. */
  readonly pictures: PictureSources;
  readonly routers: readonly Router[];
}

/** Connects what the settings name: hosted storage or storage on this machine, stock photos, and the image path. */
export function connectPictures(parts: Parts): Pictures {
  const { config, decoder, limits, clock } = parts;
  const { stock, local } = createStock(config);
  const readerOf = (context: Context, path: ObjectPath): Promise<string | undefined> =>
    readPictureAs(context, path, parts);
  const connect = (storage: ObjectStorage): PictureRoom =>
    createPicturePath({ config, storage, decoder, media: local, limits, clock, readerOf });
  const { storage, room, routers } =
    config.supabase === undefined
      ? embedded(parts, connect)
      : hosted(createHostedStorage(config.supabase, decoder), connect);
  return { storage, stock, pictures: room.sources, routers: [...routers, room.router, stockRouter(room.answerMedia)] };
}

interface Connected {
  readonly storage: ObjectStorage;
  readonly room: PictureRoom;
  readonly routers: readonly Router[];
}

type Connect = (storage: ObjectStorage) => PictureRoom;

function embedded(parts: Parts, connect: Connect): Connected {
  const { storage, room, router } = createEmbeddedStorage(parts, connect);
  return { storage, room, routers: [router] };
}

function hosted(storage: ObjectStorage, connect: Connect): Connected {
  return { storage, room: connect(storage), routers: [] };
}
