const KEY = 'cardwright-running-exports';

/** The ids of the exports that this window started and whose end it has not told yet. They survive a reload. */
export function runningExports(): readonly string[] {
  try {
    return sessionStorage.getItem(KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

export function keepRunning(id: string): void {
  store([...without(id), id]);
}

export function forgetRunning(id: string): void {
  store(without(id));
}

function without(id: string): readonly string[] {
  return runningExports().filter((other) => other !== id);
}

function store(ids: readonly string[]): void {
  try {
    if (ids.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, ids.join(' '));
  } catch {
    // Forbidden storage: a reload loses the end of the export, which is still listed in its deck's dialog.
  }
}
