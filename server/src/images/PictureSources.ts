import { HttpProblem, notFound } from '../errors.js';
import { parseObjectPath } from '../addresses/objectPath.js';
import { PublicUrls } from '../addresses/publicUrls.js';
import type { ObjectStorage, StoredObject } from '../storage/types.js';
import type { AllowedHosts } from './remote/AllowedHosts.js';
import type { RemotePictures } from './remote/RemotePictures.js';

/** A picture that was found but not read yet. */
export interface PictureSource {
  /** Identifies these exact bytes; every version has its own key. */
  readonly key: string;
  /** Whether the address always returns the same bytes. */
  readonly isUnchanging: boolean;
  /** Whether only the reader who asked may see it. */
  readonly isPrivate?: boolean;
  /** What is known about the bytes before they are read. */
  readonly original?: Pick<StoredObject, 'width' | 'contentType'>;
  read(signal: AbortSignal): Promise<Uint8Array>;
}

/** The server's own pictures outside the storage, such as the stock pictures under /media/stock. */
export interface MediaPictures {
  /** @returns undefined for any other address */
  find(url: URL): PictureSource | undefined;
}

interface Parts {
  readonly storage: ObjectStorage;
  readonly remote: RemotePictures;
  readonly hosts: AllowedHosts;
  readonly media: MediaPictures;
  readonly publicUrl: string;
  /** Whether pictures are stored elsewhere and must be fetched. */
  readonly isHosted: boolean;
  readonly clock: () => Date;
}

const DAY_MS = 86_400_000;

/** Finds the picture at a storage path, at a URL of this server or at a URL of an allowed host. */
export class PictureSources {
  readonly #own: PublicUrls;

  constructor(private readonly parts: Parts) {
    this.#own = new PublicUrls(parts.publicUrl);
  }

  /**
   * @param reader the member who asks, or whose deck shows the picture
   * @throws HttpProblem `not-found`, also for private pictures of others; `forbidden`
   */
  async find(src: string, reader?: string): Promise<PictureSource> {
    const { storage, media, publicUrl, hosts, remote, isHosted } = this.parts;
    const path = this.pathOf(src);
    if (path !== undefined && !isHosted) return this.#stored(path, reader);
    const url = parseUrl(path === undefined ? src : storage.publicUrl(path), publicUrl);
    if (this.#own.isOwn(url)) {
      const found = media.find(url);
      if (found !== undefined) return found;
      // Fetching from this server again would never end.
      if (url.origin === new URL(publicUrl).origin) throw notFound('Picture');
    }
    if (hosts.trustOf(url) === undefined)
      throw new HttpProblem('forbidden', 'Pictures cannot be fetched from this address.');
    const isUnchanging = hosts.isUnchanging(url);
    const day = isUnchanging ? '' : ` ${Math.floor(this.parts.clock().getTime() / DAY_MS)}`;
    return { key: `${url.href}${day}`, isUnchanging, read: (signal) => remote.fetch(url, signal) };
  }

  /** The path of a stored picture, from itself or a public URL. */
  pathOf(src: string): string | undefined {
    return parseObjectPath(src)?.path ?? this.parts.storage.pathOf(src);
  }

  async #stored(path: string, reader: string | undefined): Promise<PictureSource> {
    const audience = await this.parts.storage.audienceOf(path, reader);
    if (audience === 'others') throw notFound('Picture');
    const found = await this.parts.storage.open(path);
    if (found === undefined) throw notFound('Picture');
    found.stream.destroy();
    const read = async (): Promise<Uint8Array> => {
      const content = await this.parts.storage.open(path);
      if (content === undefined) throw notFound('Picture');
      const chunks: Buffer[] = [];
      for await (const chunk of content.stream) chunks.push(Buffer.from(chunk as Uint8Array));
      return Buffer.concat(chunks);
    };
    return {
      key: `${path} ${found.etag}`,
      isUnchanging: false,
      isPrivate: audience === 'reader',
      original: found,
      read,
    };
  }
}

function parseUrl(src: string, base: string): URL {
  if (!URL.canParse(src, base)) throw new HttpProblem('forbidden', 'Pictures cannot be fetched from this address.');
  return new URL(src, base);
}
