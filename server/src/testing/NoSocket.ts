import type { WebSocketLike } from '@supabase/supabase-js';

/** supabase-js requires a WebSocket class, which Node 20 lacks. Nothing here opens one. */
export class NoSocket extends EventTarget implements WebSocketLike {
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readonly readyState = 3;
  readonly url = '';
  readonly protocol = '';
  readonly onopen = null;
  readonly onmessage = null;
  readonly onclose = null;
  readonly onerror = null;
  readonly close = (): void => undefined;
  readonly send = (): void => undefined;
}
