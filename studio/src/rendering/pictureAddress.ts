import { PUBLIC_OBJECTS } from '@cardwright/server/contract/pictures';

/** The widest form of a picture that the image path serves, in pixels. */
export const WIDEST = 3_072;

/**
 * Where the page fetches a picture. Uploads and other hosts' pictures come through the image path, at most 3,072 px wide:
 * originals take up to 200 MB once they are decoded, and a page may only ask its own server. Uploads that are no wider come
 * as they are, so that the canvas shows what exports print.
 */
export function pictureAddress(src: string, page: string = location.href): string {
  const url = URL.canParse(src, page) ? new URL(src, page) : undefined;
  if (url === undefined || /^(?:data|blob):$/.test(url.protocol)) return src;
  const isUpload = url.pathname.startsWith(PUBLIC_OBJECTS);
  if (!isUpload && url.origin === new URL(page).origin) return src;
  return `/image?${new URLSearchParams({ src, w: String(WIDEST / 2), dpr: '2', format: 'original' }).toString()}`;
}

/** Whether a source names a file of somebody's computer, such as `dragon.png` or `C:\\art\\dragon.png`, instead of an address. */
export function isLocalFile(src: string): boolean {
  return !/^(?:\/|https?:|data:|blob:)/i.test(src);
}
