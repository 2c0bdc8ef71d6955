import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Drawing, factsOf } from '@cardwright/renderer/export';

/** Remembers the content of every file, so that only changed faces are redrawn. */
export class FaceMemory {
  readonly #written = new Map<string, string>();
  readonly #pending = new Map<string, string>();

  /** @param folder base of relative picture paths */
  isChanged(file: string, drawing: Drawing, folder: string): boolean {
    const print = fingerprint(drawing, folder);
    if (this.#written.get(file) === print) return false;
    this.#pending.set(file, print);
    return true;
  }

  wrote(file: string): void {
    const print = this.#pending.get(file);
    if (print !== undefined) this.#written.set(file, print);
    this.#pending.delete(file);
  }

  /** Returns and forgets the files that no longer belong to a face. */
  takeStale(current: ReadonlySet<string>): readonly string[] {
    const stale = [...this.#written.keys()].filter((file) => !current.has(file));
    for (const file of stale) this.#written.delete(file);
    return stale;
  }
}

/** Everything that affects a face: its drawing, and its pictures by modification time and size. */
function fingerprint(drawing: Drawing, folder: string): string {
  const { digest, width, height, bleed, images } = factsOf(drawing);
  const pictures = images.filter((src) => !/^(data|https?):/i.test(src)).map((src) => stampOf(join(folder, src)));
  return createHash('sha256')
    .update(JSON.stringify([digest, width, height, bleed, pictures]))
    .digest('base64');
}

function stampOf(path: string): string {
  const status = statSync(path, { throwIfNoEntry: false });
  return status === undefined ? '' : `${status.mtimeMs} ${status.size}`;
}
