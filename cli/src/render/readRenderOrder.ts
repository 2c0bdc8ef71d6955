import { mkdir, stat } from 'node:fs/promises';
import { RENDER_OPTIONS } from '@cardwright/renderer/export-options';
import type { RenderOrder } from '@cardwright/renderer/production';
import { UsageError } from '../exitCode.js';
import { type Flags, readLanguages, readOptions } from '../options/readOptions.js';

/** The flags of `render` besides the options in the table. */
export interface RenderFlags extends Flags {
  readonly out: string;
  readonly lang?: string;
  readonly cards?: string;
  readonly allowRemote?: boolean;
  readonly linkBase?: string;
  readonly watch?: boolean;
  /** A folder that keeps painted faces across runs. */
  readonly cache?: string;
}

/** Reads the order from the flags. @throws UsageError */
export function readRenderOrder({ lang, cards, ...flags }: RenderFlags): RenderOrder {
  return { languages: readLanguages(lang), cards, options: readOptions(RENDER_OPTIONS, flags) };
}

/** @throws UsageError when the output folder is a file or standard output */
export async function assertFolder(path: string, option: string): Promise<void> {
  if (path === '-') throw new UsageError(`${option}: - is standard output; use a folder.`);
  const status = await stat(path).catch(() => undefined);
  if (status !== undefined && !status.isDirectory())
    throw new UsageError(`${option}: ${path} is a file; use a folder.`);
}

/** Makes the folder of `--cache`, so that one that cannot be made is reported at once. @throws UsageError if it is a file */
export async function prepareCache(folder: string | undefined): Promise<void> {
  if (folder === undefined) return;
  await assertFolder(folder, '--cache');
  await mkdir(folder, { recursive: true });
}
