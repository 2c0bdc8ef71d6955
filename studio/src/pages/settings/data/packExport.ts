import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { fetchWithin } from '../../../browser/fetchWithin.js';
import type { MemberExport } from '../../../api/members.js';

export interface PackProgress {
  readonly done: number;
  readonly total: number;
}

interface Packed {
  readonly file: Blob;
  /** Pictures that could not be fetched; the archive lists them, too. */
  readonly missing: readonly string[];
}

interface Options {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PackProgress) => void;
}

/**
 * Packs all data of a member into one archive: `everything.json`, each deck as an importable file, and the pictures.
 * Missing pictures do not stop it. @throws DOMException AbortError when cancelled
 */
export async function packExport(
  everything: Pick<MemberExport, 'decks' | 'uploads'>,
  { signal, onProgress }: Options,
): Promise<Packed> {
  const archive = new Archive();
  archive.addJson('everything.json', everything);
  everything.decks.forEach((deck, index) => archive.addJson(`decks/${deckFileName(deck, index)}`, deck));
  const missing: string[] = [];
  const total = everything.uploads.length;
  for (const [index, { path, url }] of everything.uploads.entries()) {
    onProgress({ done: index, total });
    // The member's id, which starts every path, is of no use to anybody.
    const name = `pictures/${path.replace(/^[^/]+\//, '')}`;
    const response = await fetchWithin(url, { signal }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return undefined;
    });
    if (response?.ok === true) await archive.addStream(name, response);
    else missing.push(path);
  }
  if (missing.length > 0) archive.addText('missing.txt', missing.join('\n'));
  onProgress({ done: total, total });
  return { file: archive.close(), missing };
}

/** Collects the archive in blobs, which browsers keep on disk, not in memory. */
class Archive {
  readonly #parts: Blob[] = [];
  #chunks: Uint8Array<ArrayBuffer>[] = [];
  readonly #zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    this.#chunks.push(new Uint8Array(chunk));
  });

  addJson(name: string, value: unknown): void {
    this.addText(name, JSON.stringify(value, null, 2));
  }

  addText(name: string, text: string): void {
    const entry = new ZipDeflate(name, { level: 6 });
    this.#zip.add(entry);
    entry.push(new TextEncoder().encode(text), true);
    this.#settle();
  }

  /** Pictures are already compressed. */
  async addStream(name: string, response: Response): Promise<void> {
    const entry = new ZipPassThrough(name);
    this.#zip.add(entry);
    entry.push(new Uint8Array(await response.arrayBuffer()), true);
    this.#settle();
  }

  close(): Blob {
    this.#zip.end();
    this.#settle();
    return new Blob(this.#parts, { type: 'application/zip' });
  }

  #settle(): void {
    this.#parts.push(new Blob(this.#chunks));
    this.#chunks = [];
  }
}

/** `01-terrible-weather.json`, safe on every system. */
export function deckFileName(deck: unknown, index: number): string {
  const slug = titleOf(deck)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60);
  return `${String(index + 1).padStart(2, '0')}-${slug || 'deck'}.json`;
}

function titleOf(deck: unknown): string {
  const { translations, default_language: main } = deck as {
    readonly translations?: Readonly<Record<string, { readonly title?: unknown }>>;
    readonly default_language?: string;
  };
  const { title } = translations?.[main ?? 'en'] ?? Object.values(translations ?? {})[0] ?? {};
  return typeof title === 'string' ? title : '';
}
