import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { TestClient } from '../../testing/TestClient.js';
import { NoSocket } from '../../testing/NoSocket.js';

type Storage = SupabaseClient['storage'];

/** The unmodified browser client, signed in as this caller. */
export function imagesOf({ url, session }: TestClient): { bucket: ReturnType<Storage['from']>; storage: Storage } {
  const headers: Record<string, string> = session === undefined ? {} : { Authorization: `Bearer ${session.token}` };
  const client = createClient(url, 'embedded', {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: NoSocket },
    global: { headers },
  });
  return { bucket: client.storage.from('images'), storage: client.storage };
}
