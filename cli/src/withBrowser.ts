import { BrowserPool } from '@cardwright/renderer/browser';
import { letHeapDouble } from '@cardwright/server/v8';
import type { CommandContext } from './commandContext.js';

/**
 * Does work with a browser that starts at once, while everything else is still being loaded, and ends with the work.
 * @param context its browser, if it has one, is used instead
 * @param isNeeded false where it most likely will not be; it starts when it is asked for
 */
export async function withBrowser<T>(
  context: CommandContext,
  isNeeded: boolean,
  work: (pool: BrowserPool) => Promise<T>,
): Promise<T> {
  if (context.pool !== undefined) return work(context.pool);
  let fonts: ReturnType<typeof openFonts> | undefined;
  const fontBytes = async (face: string): Promise<Uint8Array> => (await (fonts ??= openFonts())).fontBytes(face);
  const pool = new BrowserPool({ fonts: { fontBytes }, onStart: letHeapDouble });
  if (isNeeded) pool.warm();
  try {
    return await work(pool);
  } finally {
    await pool.close();
  }
}

async function openFonts() {
  const { diskFonts } = await import('@cardwright/renderer/export');
  return diskFonts();
}
