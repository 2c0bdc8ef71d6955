import { percentDecoded } from '@cardwright/renderer';

/** A name from the file's name without its extension; uploaded pictures have ids instead of names, stock pictures numbers. */
export function pictureName(url: string): string {
  if (url.startsWith('/media/stock/')) return 'Stock picture';
  const file = percentDecoded(url.split(/[?#]/)[0]?.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
  return /^[\da-f-]{36}$/.test(file) || url.startsWith('data:') ? 'Uploaded picture' : file;
}
