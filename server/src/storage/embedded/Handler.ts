import type { Context } from 'koa';

/** Answers a storage request; the handler must check the path. */
export type Handler = (context: Context, path: string) => Promise<void>;
