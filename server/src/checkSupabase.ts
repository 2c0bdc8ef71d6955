import type { Logger } from 'pino';
import { z } from 'zod';
import { ConfigError, type SupabaseConfig } from './config.js';
import { BUCKET } from './storage/types.js';

const TIMEOUT_MS = 10_000;

/** Hosted Supabase does not answer: it is down, or somewhere else. */
export class UnreachableSupabaseError extends Error {
  override readonly name = 'UnreachableSupabaseError';
  constructor(url: string, reason: string, cause?: unknown) {
    super(
      `The Supabase of SUPABASE_URL cannot be used: ${reason} (${url}). Correct the address, or try again when it is up. Without SUPABASE_URL sign-in and pictures are embedded ones.`,
      { cause },
    );
  }
}

/**
 * Asks hosted Supabase whether it takes the settings, so that a wrong key is told at the start and not by the first
 * member who cannot sign in. A bucket that is missing is only warned of: it may be made later.
 * @throws ConfigError for a key that is refused; UnreachableSupabaseError
 */
export async function checkSupabase({ url, anonKey, serviceRoleKey }: SupabaseConfig, log: Logger): Promise<void> {
  const auth = await ask(url, '/auth/v1/settings', { apikey: anonKey });
  if (auth.isRefused) throw refused('SUPABASE_ANON_KEY');
  if (auth.status !== 200) throw new UnreachableSupabaseError(url, `sign-in answers ${auth.status}`);
  const bucket = await ask(url, `/storage/v1/bucket/${BUCKET}`, {
    apikey: serviceRoleKey,
    Authorization: `Bearer ${serviceRoleKey}`,
  });
  if (bucket.isRefused) throw refused('SUPABASE_SERVICE_ROLE_KEY');
  if (bucket.isMissing)
    log.warn(
      `Supabase has no bucket "${BUCKET}", so nobody can upload pictures. Run docs/operations-supabase.sql there.`,
    );
}

function refused(name: string): ConfigError {
  return new ConfigError([`${name}: the Supabase of SUPABASE_URL refuses it; copy it from the project's API keys`]);
}

interface Told {
  readonly status: number;
  readonly isRefused: boolean;
  readonly isMissing: boolean;
}

/** Storage tells its own status inside a 400. */
const failure = z.object({ statusCode: z.coerce.string() });

async function ask(url: string, path: string, headers: Record<string, string>): Promise<Told> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`${url}${path}`, { headers, signal, redirect: 'error' }).catch((cause: unknown) => {
    throw new UnreachableSupabaseError(url, 'it does not answer', cause);
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
