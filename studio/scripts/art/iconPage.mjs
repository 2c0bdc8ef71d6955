import { mark } from './mark.mjs';

/**
 * The mark as a page of one size. Maskable icons are on felt and use the inner 80 %, because a system may crop the rest.
 * @param {number} size CSS pixels
 * @param {boolean} isMaskable
 */
export function iconPage(size, isMaskable) {
  const viewBox = isMaskable ? '-14 -14 92 92' : '0 0 64 64';
  return `<!doctype html><style>body{margin:0;background:${isMaskable ? '#0c2a20' : 'transparent'}}</style>
    <svg width="${size}" height="${size}" viewBox="${viewBox}">${mark}</svg>`;
}
