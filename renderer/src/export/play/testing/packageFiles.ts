import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { z } from 'zod';

/** The files of a package, as its reader sees them. Each picture that the reader asks for is decoded. */
export class PackageFiles {
  readonly #files: Readonly<Record<string, Uint8Array>>;
  readonly #asked = new Set<string>();

  constructor(zip: Uint8Array) {
    this.#files = unzipSync(zip);
  }

  get paths(): readonly string[] {
    return Object.keys(this.#files);
  }

  bytes(path: string): Uint8Array {
    expect(this.paths).toContain(path);
    this.#asked.add(path);
    return this.#files[path] ?? new Uint8Array();
  }

  text(path: string): string {
    return strFromU8(this.bytes(path));
  }

  /** @throws if the file lacks a key, or has one that its reader does not know */
  json<T>(path: string, shape: z.ZodType<T>): T {
    return shape.parse(JSON.parse(this.text(path)));
  }

  /** Decodes all pixels of an RGB JPEG. */
  async picture(path: string): Promise<{ readonly width: number; readonly height: number; readonly size: number }> {
    const bytes = this.bytes(path);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect((await sharp(bytes).metadata()).format, path).toBe('jpeg');
    expect([info.channels, data.length], path).toEqual([3, info.width * info.height * 3]);
    return { width: info.width, height: info.height, size: bytes.length };
  }

  /** What no reader asked for, apart from the texts for people. */
  get unused(): readonly string[] {
    return this.paths.filter((path) => !this.#asked.has(path) && !path.endsWith('.txt'));
  }
}
