import type Router from '@koa/router';
import type { SessionVerifier } from '../auth/types.js';
import type { Config } from '../config.js';
import type { Database } from '../database/connect.js';
import type { MemberRoles } from '../middleware/MemberRoles.js';
import type { RateLimits } from '../middleware/rateLimits.js';
import { createEmbeddedStorage } from './createEmbeddedStorage.js';
import { createHostedStorage } from './createHostedStorage.js';
import type { ObjectStorage } from './types.js';

interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: SessionVerifier;
  readonly members: MemberRoles;
  readonly limits: RateLimits;
}

interface Pictures {
  readonly storage: ObjectStorage;
  readonly routers: readonly Router[];
}

/** The pictures' rooms by the settings: hosted where SUPABASE_URL is set, else on this machine. */
export function connectPictures(parts: Parts): Pictures {
  const { supabase } = parts.config;
  if (supabase !== undefined) return { storage: createHostedStorage(supabase), routers: [] };
  const { storage, router } = createEmbeddedStorage(parts);
  return { storage, routers: [router] };
}
