import type Router from '@koa/router';
import type { Config } from '../config.js';
import { createEmbeddedAuth } from './createEmbeddedAuth.js';
import { createHostedAuth } from './createHostedAuth.js';
import type { Accounts, SessionVerifier } from './types.js';

interface Auth {
  readonly sessions: SessionVerifier;
  readonly accounts: Accounts;
  /** `/auth/v1` when sign-in is embedded. */
  readonly routers: readonly Router[];
  /** Signs URLs of the embedded storage; hosted Supabase signs its own. */
  readonly urlKey: Uint8Array;
  /** Resolves when every pending e-mail has been sent; wait for it before closing the database. */
  settled(): Promise<void>;
}

type Options = Parameters<typeof createEmbeddedAuth>[0] & { readonly config: Pick<Config, 'supabase'> };

/** Uses hosted Supabase when SUPABASE_URL is set, otherwise the embedded sign-in. */
export async function connectAuth(options: Options): Promise<Auth> {
  const { supabase } = options.config;
  if (supabase !== undefined)
    return {
      ...createHostedAuth(supabase, options.clock),
      routers: [],
      urlKey: new Uint8Array(),
      settled: () => Promise.resolve(),
    };
  const embedded = await createEmbeddedAuth(options);
  return { ...embedded, routers: [embedded.router] };
}
