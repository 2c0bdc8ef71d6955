const KEY = 'cardwright-tab';

/** One window of the editor. */
export interface Tab {
  /** Stays the same after a reload. */
  readonly id: string;
  /** Whether another window is alive; false if the browser cannot tell. */
  isAlive(id: string): Promise<boolean>;
  release(): void;
}

/**
 * Gives this window an id that it keeps over reloads. A lock says that it is alive: a window that was duplicated has a
 * copy of the id, finds it taken, and gets one of its own.
 */
export async function claimTab(): Promise<Tab> {
  const known = sessionStorage.getItem(KEY);
  const release = known === null ? undefined : await hold(known);
  if (known !== null && release !== undefined) return tab(known, release);
  const id = crypto.randomUUID();
  sessionStorage.setItem(KEY, id);
  return tab(id, (await hold(id)) ?? ((): void => undefined));
}

function tab(id: string, release: () => void): Tab {
  return { id, release, isAlive: async (other) => other !== id && (await heldTabs()).has(lockOf(other)) };
}

/** @returns a function that releases it; undefined if another window holds it */
function hold(id: string): Promise<(() => void) | undefined> {
  const locks = lockManager();
  if (locks === undefined) return Promise.resolve((): void => undefined);
  return new Promise((resolve) => {
    void locks.request(lockOf(id), { ifAvailable: true }, (lock) => {
      if (lock === null) return resolve(undefined);
      return new Promise<void>((end) => resolve(end));
    });
  });
}

async function heldTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await lockManager()?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name === undefined ? [] : [name])));
}

/** Only on pages served securely, whatever its types say. */
function lockManager(): LockManager | undefined {
  return (navigator as { readonly locks?: LockManager }).locks;
}

const lockOf = (id: string): string => `${KEY}-${id}`;
