import { open, rename, rm } from 'node:fs/promises';

/**
 * Writes a whole file or nothing, readable only by the server's user, and waits for the disk. A crash may leave
 * `{file}.tmp`.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${file}.tmp`;
  try {
    const handle = await open(temporary, 'w', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
