import type { StartedServer } from './startServer.js';

export interface RunningStudio extends Pick<StartedServer, 'accounts' | 'serviceRoleKey'> {
  /** The studio's address, without a trailing slash. */
  readonly url: string;
}

/** Workers inherit the environment of the process that runs the global set-up. */
const VARIABLE = 'CARDWRIGHT_TEST_STUDIO';

/** Tells the workers of this run where the studio is. */
export function announceStudio(studio: RunningStudio): void {
  process.env[VARIABLE] = JSON.stringify(studio);
}

/** The studio that the global set-up started. */
export function runningStudio(): RunningStudio {
  const announced = process.env[VARIABLE];
  if (announced === undefined) throw new Error('The studio was not started. Run the specs with Playwright: npm test.');
  return JSON.parse(announced) as RunningStudio;
}

/** The studio's address, without a trailing slash. */
export const studioUrl = (): string => runningStudio().url;
