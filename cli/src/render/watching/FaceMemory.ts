import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Scene } from '@cardwright/renderer';

/** Remembers what every file shows, so that only faces which changed are drawn again. */
export class FaceMemory {
  readonly #written = new Map<string, string>();
  readonly #pending = new Map<string, string>();

  /** @param folder where relative picture paths start */
  isChanged(file: string, scene: Scene, folder: string): boolean {
    const print = fingerprint(scene, folder);
    if (this.#written.get(file) === print) return false;
    this.#pending.set(file, print);
    return true;
  }

  wrote(file: string): void {
    const print = this.#pending.get(file);
    if (print !== undefined) this.#written.set(file, print);
    this.#pending.delete(file);
  }

  /** Files of ours that no face has any more; they are forgotten. */
  takeStale(current: ReadonlySet<string>): readonly string[] {
    const stale = [...this.#written.keys()].filter((file) => !current.has(file));
    for (const file of stale) this.#written.delete(file);
    return stale;
  }
}

/** Everything that can change what a face shows: its drawing, and the pictures in it by their time and size. */
function fingerprint({ nodes, width, height, bleed, images }: Scene, folder: string): string {
  const pictures = images.filter((src) => !/^(data|https?):/i.test(src)).map((src) => stampOf(join(folder, src)));
  return createHash('sha256')
    .update(JSON.stringify([nodes, width, height, bleed, pictures]))
    .digest('base64');
}

function stampOf(path: string): string {
  const status = statSync(path, { throwIfNoEntry: false });
  return status === undefined ? '' : `${status.mtimeMs} ${status.size}`;
}
