import type { Logger } from 'pino';
import { z } from 'zod';
import { ConfigError, type SupabaseConfig } from './config.js';
import { BUCKET } from './storage/types.js';

const TIMEOUT_MS = 10_000;

/** Hosted Supabase is not responding: it is down, or the address is wrong. */
export class UnreachableSupabaseError extends Error {
  override readonly name = 'UnreachableSupabaseError';
  constructor(url: string, reason: string, cause?: unknown) {
    super(
      `The Supabase project at SUPABASE_URL cannot be used: ${reason} (${url}). Correct the address, or try again when it is up. Without SUPABASE_URL the server uses embedded sign-in and storage.`,
      { cause },
    );
  }
}

/**
 * Checks the settings with hosted Supabase, so that a wrong key shows at the start and not when the first member cannot
 * sign in. A missing bucket only causes a warning, because it can be created later.
 * @throws ConfigError for rejected keys; UnreachableSupabaseError
 */
export async function checkSupabase({ url, anonKey, serviceRoleKey }: SupabaseConfig, log: Logger): Promise<void> {
  const auth = await ask(url, '/auth/v1/settings', { apikey: anonKey });
  if (auth.status !== 200 && !auth.isRefused) throw new UnreachableSupabaseError(url, `sign-in answers ${auth.status}`);
  const bucket = await ask(url, `/storage/v1/bucket/${BUCKET}`, {
    apikey: serviceRoleKey,
    Authorization: `Bearer ${serviceRoleKey}`,
  });
  const refused = [auth.isRefused && 'SUPABASE_ANON_KEY', bucket.isRefused && 'SUPABASE_SERVICE_ROLE_KEY'];
  const problems = refused.filter((name) => name !== false).map((name) => `${name}: ${REFUSED}`);
  if (problems.length > 0) throw new ConfigError(problems);
  if (bucket.isMissing)
    log.warn(
      `Supabase has no bucket "${BUCKET}", so nobody can upload pictures. Run docs/operations-supabase.sql there.`,
    );
}

const REFUSED = 'rejected by the Supabase project at SUPABASE_URL; copy it from the project’s API keys';

interface Told {
  readonly status: number;
  readonly isRefused: boolean;
  readonly isMissing: boolean;
}

/** Storage puts its own status into the body of a 400. */
const failure = z.object({ statusCode: z.coerce.string() });

async function ask(url: string, path: string, headers: Record<string, string>): Promise<Told> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`${url}${path}`, { headers, signal, redirect: 'error' }).catch((cause: unknown) => {
    throw new UnreachableSupabaseError(url, 'it does not respond', cause);
  });
  const body: unknown = await response.json().catch(() => undefined);
  const told = failure.safeParse(body);
  const statuses = [String(response.status), ...(told.success ? [told.data.statusCode] : [])];
  return {
    status: response.status,
    isRefused: statuses.includes('401') || statuses.includes('403'),
    isMissing: statuses.includes('404'),
  };
}
