import { stat } from 'node:fs/promises';
import { RENDER_OPTIONS } from '@cardwright/renderer/export-options';
import type { RenderOrder } from '@cardwright/renderer/production';
import { UsageError } from '../exitCode.js';
import { type Flags, readLanguages, readOptions } from '../options/readOptions.js';

/** What `render` was given; the options of the table stand beside these. */
export interface RenderFlags extends Flags {
  readonly out: string;
  readonly lang?: string;
  readonly cards?: string;
  readonly allowRemote?: boolean;
  readonly watch?: boolean;
}

/** What the flags ask for. @throws UsageError */
export function readRenderOrder({ lang, cards, ...flags }: RenderFlags): RenderOrder {
  return { languages: readLanguages(lang), cards, options: readOptions(RENDER_OPTIONS, flags) };
}

/** @throws UsageError when the output folder is a file */
export async function assertFolder(path: string, option: string): Promise<void> {
  const status = await stat(path).catch(() => undefined);
  if (status !== undefined && !status.isDirectory())
    throw new UsageError(`${option}: ${path} is a file; give a folder.`);
}
