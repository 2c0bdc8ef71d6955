import { fetchAsset } from './fetchAsset.js';
import { PageError } from './PageError.js';

/** Faces registered with the document, each under its id as family name; a face is loaded once a page. */
export class FontStore {
  readonly #loaded = new Map<string, Promise<void>>();

  /** Resolves when every face can be painted with. */
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
