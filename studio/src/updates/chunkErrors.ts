import { createPath, type Path } from 'react-router';
import { create } from 'zustand';
import { toast } from '../toasts/toast.js';
import { latestBuild } from './latestBuild.js';

const RELOADED_AT = 'cardwright-reloaded-at';
/** From the specification: no second reload within this time. */
export const RELOAD_GUARD_MS = 10_000;

const chunkErrors = new WeakSet<Error>();

/** Whether this error says that a chunk did not load, which `followChunkErrors` has reported. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && chunkErrors.has(error);
}

interface ReloadAttempt {
  readonly isTrying: boolean;
  /** The server did not answer at the last attempt. */
  readonly isCutOff: boolean;
}

/** The error screen waits until it is known whether a reload would help. */
export const useReloadAttempt = create<ReloadAttempt>()(() => ({ isTrying: false, isCutOff: false }));

/** Whether a reload is allowed now, given the time of the last one (milliseconds since 1970, as text). */
export function mayReload(lastReload: string | null, now: number): boolean {
  const last = Number(lastReload ?? 0);
  return !(now - last < RELOAD_GUARD_MS);
}

/**
 * A chunk that fails to load was most likely replaced by a newer build: reload once, then show an error.
 * @param pending the page that is being opened, if there is one: the reload opens it instead of the page that is shown
 */
export function followChunkErrors(pending: () => Partial<Path> | undefined): void {
  // Vite's event: a chunk, or one of its dependencies, failed to load.
  addEventListener('vite:preloadError', ({ payload }) => {
    chunkErrors.add(payload);
    void reloadOrSayMissing(pending());
  });
}

async function reloadOrSayMissing(pending: Partial<Path> | undefined): Promise<void> {
  if (useReloadAttempt.getState().isTrying) return;
  useReloadAttempt.setState({ isTrying: true });
  // Without a server, a reload would only show the browser's own error page.
  const isCutOff = (await latestBuild()) === undefined;
  if (!isCutOff && noteReload())
    return pending === undefined ? location.reload() : location.assign(createPath(pending));
  useReloadAttempt.setState({ isTrying: false, isCutOff });
  // A page without its code says so itself.
  if (pending === undefined || !isCutOff) sayMissing();
}

/** Loads the page again if the server answers. */
export async function reloadIfAnswered(): Promise<void> {
  if ((await latestBuild()) !== undefined) location.reload();
}

/** @returns whether a reload is allowed; an allowed one is counted */
function noteReload(): boolean {
  try {
    if (!mayReload(sessionStorage.getItem(RELOADED_AT), Date.now())) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    // Without storage, nothing would stop a reload loop.
    return false;
  }
}

function sayMissing(): void {
  const error = { id: 'chunk-error', kind: 'error', title: 'Part of this page did not load' } as const;
  // Offline, a reload would show the browser's own error page.
  if (!navigator.onLine)
    toast({ ...error, message: 'You are offline. Keep this page open, and try again when the connection is back.' });
  else
    toast({
      ...error,
      message: 'Check your connection, then reload the page.',
      action: { label: 'Reload', perform: () => location.reload() },
    });
}
