// CPU time and memory of a process and everything it started. Linux only: on other systems a script cannot read these
// figures cheaply.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export const canReadTrees = process.platform === 'linux';

/** Fields of /proc/<pid>/stat after the name, which may contain any character; proc(5) numbers them from 3. */
const FIELD = { parent: 1, user: 11, system: 12, reapedUser: 13, reapedSystem: 14, started: 19, residentPages: 21 };

/**
 * The accounts of one process tree. The kernel adds a child's time to its parent only when the parent waits for it, and an
 * orphan leaves the tree, so every process ever seen keeps an account under the parent that it was first seen with.
 */
export class ProcessTree {
  /** Accounts by `pid/start time`, because process ids are reused. */
  #accounts = new Map();
  #strangers = new Set();
  #root;
  #ticksPerSecond = Number(getconf('CLK_TCK'));
  #pageBytes = Number(getconf('PAGESIZE'));

  /** @param {number} pid the process at the top */
  constructor(pid) {
    this.#root = pid;
  }

  /** Reads every process of the tree. @returns {{cpuMs: number, residentBytes: number}} */
  read() {
    const alive = new Map();
    for (const pid of this.#candidates()) {
      const stat = readStat(pid);
      if (stat) alive.set(pid, stat);
    }
    this.#enter(alive);
    return { cpuMs: (this.#total() / this.#ticksPerSecond) * 1000, residentBytes: this.#resident() };
  }

  /** All processes except those known to be outside the tree. */
  #candidates() {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => !this.#strangers.has(pid));
  }

  #enter(alive) {
    const keyOf = (pid) => {
      const stat = alive.get(pid);
      return stat && `${pid}/${stat.started}`;
    };
    const isMember = (pid, depth = 0) => {
      if (pid === this.#root || this.#accounts.has(keyOf(pid))) return true;
      const stat = alive.get(pid);
      return stat !== undefined && depth < 64 && isMember(stat.parent, depth + 1);
    };
    for (const account of this.#accounts.values()) account.isAlive = false;
    for (const [pid, stat] of alive) {
      if (!isMember(pid)) {
        this.#strangers.add(pid);
        continue;
      }
      const key = keyOf(pid);
      const known = this.#accounts.get(key);
      const parent = known ? known.parent : pid === this.#root ? undefined : keyOf(stat.parent);
      this.#accounts.set(key, { ...stat, parent, isAlive: true });
    }
  }

  /** Ticks of all processes. Ended ones count as last seen, or as in their parent's account of ended children if that is more. */
  #total() {
    const children = new Map();
    for (const [key, { parent }] of this.#accounts) {
      const parentKey = this.#accounts.has(parent) ? parent : 'top';
      children.set(parentKey, [...(children.get(parentKey) ?? []), key]);
    }
    const sum = (keys) => keys.reduce((total, key) => total + totalOf(key), 0);
    const totalOf = (key) => {
      const { own, reaped } = this.#accounts.get(key);
      const below = children.get(key) ?? [];
      const isAlive = (child) => this.#accounts.get(child).isAlive;
      return own + sum(below.filter(isAlive)) + Math.max(reaped, sum(below.filter((child) => !isAlive(child))));
    };
    return sum(children.get('top') ?? []);
  }

  #resident() {
    let pages = 0;
    for (const { isAlive, residentPages } of this.#accounts.values()) if (isAlive) pages += residentPages;
    return pages * this.#pageBytes;
  }
}

/** @returns undefined for a process that has just ended */
function readStat(pid) {
  let text;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    return undefined;
  }
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const at = (name) => Number(fields[FIELD[name]]);
  return {
    parent: at('parent'),
    started: at('started'),
    own: at('user') + at('system'),
    reaped: at('reapedUser') + at('reapedSystem'),
    residentPages: at('residentPages'),
  };
}

function getconf(name) {
  return execFileSync('getconf', [name], { encoding: 'utf8' }).trim();
}
