import { toast } from '../toasts/toast.js';

const POLL_MS = 5 * 60_000;
const FILE = '/latest-build.json';

/** The build id that vite.config.ts wrote into this page; undefined in development. */
export function ownBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
}

/** The server's current build; undefined if unknown. */
export async function latestBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch(FILE, { cache: 'no-store' });
    const { build } = (await answer.json()) as { build?: unknown };
    return answer.ok && typeof build === 'string' ? build : undefined;
  } catch {
    // Offline, or the server is restarting: the next poll will tell.
    return undefined;
  }
}

/** Asks every five minutes, and when the window regains focus, whether there is a newer build; then offers it. @returns a function that stops it */
export function followBuilds(): () => void {
  const own = ownBuild();
  if (own === undefined) return () => undefined;
  const ask = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return;
    const latest = await latestBuild();
    if (latest !== undefined && latest !== own) offerReload();
  };
  const askNow = (): void => void ask();
  const timer = setInterval(askNow, POLL_MS);
  addEventListener('focus', askNow);
  document.addEventListener('visibilitychange', askNow);
  return () => {
    clearInterval(timer);
    removeEventListener('focus', askNow);
    document.removeEventListener('visibilitychange', askNow);
  };
}

function offerReload(): void {
  toast({
    id: 'latest-build',
    kind: 'info',
    title: 'A new version is available',
    message: 'Reload whenever you like. Your drafts are kept.',
    action: { label: 'Reload', perform: () => location.reload() },
    duration: 0,
  });
}
