import { fetchAsset } from './fetchAsset.js';
import { PageError } from './PageError.js';

/** Faces registered with the document, with their ids as family names. Each is loaded once per page. */
export class FontStore {
  readonly #loaded = new Map<string, Promise<void>>();

  /** Resolves when every face is ready for painting. */
  async load(urls: Readonly<Record<string, string>>): Promise<void> {
    await Promise.all(Object.entries(urls).map(([face, url]) => this.#loadFace(face, url)));
  }

  #loadFace(face: string, url: string): Promise<void> {
    let loading = this.#loaded.get(face);
    if (!loading) {
      loading = register(face, url);
      this.#loaded.set(face, loading);
      loading.catch(() => this.#loaded.delete(face));
    }
    return loading;
  }
}

async function register(face: string, url: string): Promise<void> {
  const blob = await fetchAsset(url, 'font.unreadable', face);
  try {
    const font = new FontFace(face, await blob.arrayBuffer());
    document.fonts.add(await font.load());
  } catch (error) {
    throw new PageError({
      code: 'font.unreadable',
      subject: face,
      message: `The browser cannot read the font: ${String(error)}`,
    });
  }
}
