import { BrowserPool } from '@cardwright/renderer/browser';
import { letHeapDouble } from '@cardwright/server/v8';
import type { CommandContext } from './commandContext.js';

/**
 * Does work with a browser. The browser starts at once, while everything else is still being loaded, and ends with the work.
 * @param context its browser, if it has one, is used instead
 * @param isNeeded false if the browser will most likely not be used; it then starts when it is first used
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
