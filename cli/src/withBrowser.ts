import { BrowserPool } from '@cardwright/renderer/browser';

/**
 * Does work with a browser that starts at once, while everything else is still being loaded, and ends with the work.
 * @param isNeeded false where it most likely will not be; it starts when it is asked for
 */
export async function withBrowser<T>(isNeeded: boolean, work: (pool: BrowserPool) => Promise<T>): Promise<T> {
  let manifest: Promise<Awaited<ReturnType<typeof readManifest>>> | undefined;
  const fontBytes = async (face: string): Promise<Uint8Array> => {
    manifest ??= readManifest();
    const { loadFaceFromDisk } = await import('@cardwright/renderer/export');
    return loadFaceFromDisk(await manifest, face);
  };
  const pool = new BrowserPool({ fonts: { fontBytes } });
  if (isNeeded) pool.warm();
  try {
    return await work(pool);
  } finally {
    await pool.close();
  }
}

async function readManifest() {
  const { loadManifestFromDisk } = await import('@cardwright/renderer/export');
  return loadManifestFromDisk();
}
