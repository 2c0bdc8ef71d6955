import { BUCKET, PUBLIC_OBJECTS } from '../contract/pictureAddress.js';
import { parseObjectPath } from './objectPath.js';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export function isLoopback({ hostname }: URL): boolean {
  return LOOPBACK.has(hostname);
}
const PREFIX = new RegExp(`^/storage/v1/(?:object|render/image)/public/${BUCKET}/(.+)$`);

/** The public URLs of one storage. */
export class PublicUrls {
  readonly #base: URL;

  /** @param base the storage server's URL, without `/storage/v1` */
  constructor(base: string) {
    this.#base = new URL(base);
  }

  urlOf(path: string): string {
    return `${this.#base.origin}${PUBLIC_OBJECTS}${BUCKET}/${path}`;
  }

  /** The path of a public URL of this bucket, which may be relative; undefined for any other text. */
  pathOf(publicUrl: string): string | undefined {
    if (!URL.canParse(publicUrl, this.#base.href)) return undefined;
    const url = new URL(publicUrl, this.#base.href);
    if (!this.isOwn(url)) return undefined;
    const path = decode(PREFIX.exec(url.pathname)?.[1] ?? '');
    return path === undefined ? undefined : parseObjectPath(path)?.path;
  }

  /** A server on one's own machine goes by several names and ports, such as behind a development server. */
  isOwn(url: URL): boolean {
    if (url.username !== '' || url.password !== '') return false;
    return url.origin === this.#base.origin || (isLoopback(url) && isLoopback(this.#base));
  }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
