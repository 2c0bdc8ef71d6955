import type { Answer } from '@cardwright/server/contract';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { ofetch } from 'ofetch';
import { fetchWithin } from '../browser/fetchWithin.js';
import { SILENCE_MS } from '../browser/SilenceLimit.js';
import { SESSION_KEY } from './storedSession.js';

let client: Promise<SupabaseClient> | undefined;

/** The page's only Supabase client: embedded or hosted, as the server says. */
export function supabase(): Promise<SupabaseClient> {
  client ??= connect().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function connect(): Promise<SupabaseClient> {
  const config = await ofetch<Answer<'GET /api/config'>>('/api/config', { timeout: SILENCE_MS });
  // The embedded one is at this page's origin, whatever name the machine was addressed by.
  const url = config.supabase_anon_key === 'embedded' ? location.origin : config.supabase_url;
  return createClient(url, config.supabase_anon_key, {
    auth: { storageKey: SESSION_KEY, flowType: 'pkce', detectSessionInUrl: false, persistSession: true },
    // Every call waits for the session's token, so a new one is not waited for longer than an answer.
    global: { fetch: (input, options) => fetchWithin(input, options, SILENCE_MS) },
  });
}
