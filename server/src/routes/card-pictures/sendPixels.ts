import type { Context } from 'koa';
import type { CardPicture } from '../../cardPictures/CardPictures.js';
import { INERT } from '../../images/inert.js';

/** Answers with a picture that can do nothing but be looked at. The caller sets its type. */
export function sendPixels(koa: Context, { bytes, tag }: CardPicture, caching: string): void {
  koa.set({ 'Cache-Control': caching, ETag: `"${tag.slice(0, 32)}"`, 'Content-Security-Policy': INERT });
  koa.status = 200;
  koa.body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
