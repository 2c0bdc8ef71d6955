import type { SupabaseConfig } from '../config.js';
import { HostedAccounts } from './hosted/HostedAccounts.js';
import { HostedSessions } from './hosted/HostedSessions.js';
import type { Accounts, SessionVerifier } from './types.js';

interface HostedAuth {
  readonly sessions: SessionVerifier;
  readonly accounts: Accounts;
}

/** Sign-in through hosted Supabase: browsers talk to it directly, and this server only verifies its tokens. */
export function createHostedAuth(supabase: SupabaseConfig, clock: () => Date = () => new Date()): HostedAuth {
  return { sessions: new HostedSessions(supabase, clock), accounts: new HostedAccounts(supabase) };
}
