import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';

/**
 * Keeps the compiled code of CommonJS modules between starts, in the user's cache folder. From version 22 on, Node does this itself
 * (`module.enableCompileCache`).
 */
export class CompiledCode {
  #folder;
  /** The modules that had to be compiled: names → scripts and digests of their sources. */
  #compiled = new Map();

  /** @param {{ readonly XDG_CACHE_HOME?: string }} [variables] of the environment */
  constructor({ XDG_CACHE_HOME: named = '' } = process.env) {
    const cache = named === '' ? join(homedir(), '.cache') : named;
    // V8 refuses the code of another version. In folders of their own, two versions do not replace each other's code.
    this.#folder = join(cache, 'cardwright', `compiled-${process.version}-${process.arch}`);
  }

  /** @param {string} folder whose modules are loaded with their compiled code. They end with `.cjs`, and cannot call `import`. */
  use(folder) {
    const { '.js': loadOthers } = Module._extensions;
    Module._extensions['.cjs'] = (module, path) => {
      if (dirname(path) === folder) this.#load(module, path);
      else loadOthers(module, path);
    };
  }

  /** Writes what was compiled, with the functions that have run so far. A folder that cannot be written only costs time. */
  save() {
    try {
      if (this.#compiled.size > 0) mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      for (const [name, { script, digest }] of this.#compiled) {
        const file = join(this.#folder, name);
        writeFileSync(`${file}.${process.pid}`, Buffer.concat([digest, script.createCachedData()]), { mode: 0o600 });
        renameSync(`${file}.${process.pid}`, file);
      }
    } catch {
      // Read-only, or full.
    }
  }

  #load(module, path) {
    const source = readFileSync(path, 'utf8');
    const digest = createHash('sha256').update(source).digest();
    const name = basename(path);
    const cachedData = this.#read(name, digest);
    const script = new Script(Module.wrap(source), { filename: path, cachedData });
    if (cachedData === undefined || script.cachedDataRejected === true) this.#compiled.set(name, { script, digest });
    script.runInThisContext().call(module.exports, module.exports, createRequire(path), module, path, dirname(path));
  }

  #read(name, digest) {
    try {
      const bytes = readFileSync(join(this.#folder, name));
      return bytes.subarray(0, digest.length).equals(digest) ? bytes.subarray(digest.length) : undefined;
    } catch {
      return undefined;
    }
  }
}
