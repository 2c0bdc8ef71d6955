import { resolve } from 'node:path';
import { iconNameCheck } from '@cardwright/renderer';
import { writeFileAtomically } from '@cardwright/renderer/export';
import { DeckStudio, type CheckOptions, type LoadedDeck } from '@cardwright/renderer/production';
import { findReference } from '../../server/openDeck.js';
import { UsageError } from '../../exitCode.js';
import { readCodes, type CheckFlags } from '../readCheckOptions.js';
import { fixFiles, type FixedFiles } from './fixFiles.js';
import type { AppliedFix } from './FixPlan.js';
import { lineDiff } from './lineDiff.js';
import { planFixes } from './planFixes.js';

/** What `check --fix` did, or would do. */
export interface Fixes {
  readonly applied: readonly AppliedFix[];
  readonly isWritten: boolean;
  readonly files: readonly { readonly file: string; readonly diff: string }[];
  readonly refused: FixedFiles['refused'];
}

type FixFlags = Pick<CheckFlags, 'fix' | 'fixOnly' | 'dryRun'>;

export function isFixing({ fix, fixOnly }: FixFlags): boolean {
  return fix === true || fixOnly !== undefined;
}

/** @throws UsageError for options without effect, unknown codes, and decks that are not files */
export async function assertFixable(source: string, flags: FixFlags): Promise<void> {
  if (flags.fixOnly !== undefined) readCodes(flags.fixOnly);
  if (!isFixing(flags) && flags.dryRun === true) throw new UsageError('--dry-run has an effect only with --fix.');
  if (isFixing(flags) && (await findReference(source)) !== undefined)
    throw new UsageError('--fix works only with files. Pull the deck first.');
}

/**
 * Applies the fixes of a deck to its files, unless one of them cannot be changed: then none is, because a fix may concern
 * several.
 */
export async function fixDeck(loaded: LoadedDeck, flags: FixFlags & Pick<CheckOptions, 'languages'>): Promise<Fixes> {
  const studio = await DeckStudio.open(loaded);
  try {
    const codes = flags.fixOnly === undefined ? undefined : readCodes(flags.fixOnly);
    const icons = iconNameCheck(studio.renderer.icons);
    const plan = planFixes(loaded, { languages: flags.languages, codes, icons });
    const { files, refused } = await fixFiles(loaded.source, plan, loaded.catalogue);
    const isWritten = flags.dryRun !== true && refused.length === 0 && files.length > 0;
    if (isWritten) for (const { file, after } of files) await writeFileAtomically(resolve(file), after);
    const diffs = files.map(({ file, before, after }) => ({ file, diff: lineDiff(before, after) }));
    return { applied: plan.applied, isWritten, files: diffs, refused };
  } finally {
    await studio.close();
  }
}
