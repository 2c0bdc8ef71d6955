import type { Handler } from './Handler.js';
import Router from '@koa/router';
import type { Context, Middleware, Next } from 'koa';
import { BUCKET } from '../types.js';
import type { EmbeddedStorage } from './EmbeddedStorage.js';
import { copyObject, moveObject } from './moveObject.js';
import { PRESENTED_BUCKET } from './present.js';
import { keepPrivate } from '../../images/keepPrivate.js';
import {
  assertReadable,
  listObjectPages,
  listObjects,
  objectInfo,
  removeObject,
  removeObjects,
  uploadObject,
} from './handlers.js';
import { serveObject } from './serveObject.js';
import { signObject, signObjects, signUpload, uploadSigned, withGrant } from './signedUrls.js';
import type { StorageGate } from './storageCaller.js';
import { noSuchBucket, notAuthorized, storageFailureOf } from './StorageFailure.js';

/** Renders a public picture at another size; provided by images/. */
export type TransformHandler = Handler;

/** The subset of Supabase's storage API that its client uses for one public bucket, under /storage/v1. */
export function storageRouter(storage: EmbeddedStorage, gate: StorageGate, transform: TransformHandler): Router {
  const router = new Router({ prefix: '/storage/v1' });
  router.use(answerFailures);
  const on = (method: 'get' | 'post' | 'put' | 'delete', pattern: string, handler: Handler): void => {
    router[method](pattern, async (context) => {
      context.state.route = `/storage/v1${pattern}`;
      const { bucket, path } = context.params;
      if (bucket !== undefined && bucket !== BUCKET) throw noSuchBucket();
      await handler(context, path ?? '');
    });
  };
  // Not rate-limited: a page may show a thousand pictures, and browsers cache each.
  const serve: Handler = async (context, path) => {
    const audience = await assertReadable(context, path, { storage, gate });
    await serveObject(context, storage, path);
    if (audience === 'reader') keepPrivate(context);
  };
  const upload = (replace: 'always' | 'when asked'): Handler => {
    return (context, path) => uploadObject(context, path, { storage, gate, replace });
  };

  on('get', '/bucket', (context) => {
    context.body = [PRESENTED_BUCKET];
    return Promise.resolve();
  });
  on('get', '/bucket/:bucket', (context) => {
    context.body = PRESENTED_BUCKET;
    return Promise.resolve();
  });
  on('get', '/object/public/:bucket/*path', serve);
  on('get', '/object/authenticated/:bucket/*path', serve);
  on('get', '/object/sign/:bucket/*path', withGrant(gate, serve));
  on('get', '/render/image/sign/:bucket/*path', withGrant(gate, transform));
  on('get', '/render/image/public/:bucket/*path', transform);
  on('get', '/render/image/authenticated/:bucket/*path', transform);
  on('get', '/object/info/public/:bucket/*path', objectInfo(storage, gate));
  on('get', '/object/info/:bucket/*path', objectInfo(storage, gate));
  on('post', '/object/sign/:bucket', signObjects(storage, gate));
  on('post', '/object/sign/:bucket/*path', signObject(storage, gate));
  on('post', '/object/upload/sign/:bucket/*path', signUpload(gate));
  on('put', '/object/upload/sign/:bucket/*path', uploadSigned(storage, gate));
  on('post', '/object/list-v2/:bucket', listObjectPages(storage, gate));
  on('post', '/object/list/:bucket', listObjects(storage, gate));
  on('post', '/object/move', moveObject(storage, gate));
  on('post', '/object/copy', copyObject(storage, gate));
  on('get', '/object/:bucket/*path', serve);
  on('post', '/object/:bucket/*path', upload('when asked'));
  on('put', '/object/:bucket/*path', upload('always'));
  on('delete', '/object/:bucket', removeObjects(storage, gate));
  on('delete', '/object/:bucket/*path', removeObject(storage, gate));
  router.all('/*path', () => {
    throw notAuthorized('This storage has a single bucket with fixed settings.');
  });
  return router;
}

const answerFailures: Middleware = async (context: Context, next: Next) => {
  try {
    await next();
  } catch (thrown) {
    const failure = storageFailureOf(thrown);
    if (failure.status === 500) context.state.error = thrown;
    if (context.headerSent) return;
    for (const header of ['Content-Type', 'Content-Length', 'ETag', 'Last-Modified', 'Content-Disposition'])
      context.remove(header);
    context.set({ ...failure.headers, 'Cache-Control': 'no-store' });
    context.status = failure.status;
    context.body = failure.toBody();
    // Reads and discards the rest of a refused upload, so that the sender receives the response.
    context.req.resume();
  }
};
