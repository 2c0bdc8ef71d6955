import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { printDeckFile, type Problem } from '@cardwright/renderer';
import { updateText, updateYaml } from './updateYaml.js';
import type { YamlUpdate } from './YamlUpdate.js';

/**
 * The text of a deck file after an update. A file that keeps its format keeps what did not change, unless that is not
 * possible.
 * @returns `isNew` if comments may be lost
 */
export async function deckText(
  { from, to }: { readonly from: string; readonly to: string },
  update: YamlUpdate,
): Promise<{ readonly text: string; readonly isNew: boolean }> {
  if (!isYaml(to)) {
    const edited = isYaml(from) ? undefined : updateJson(await readFile(resolve(from), 'utf8'), update);
    return { text: edited ?? printDeckFile(update.after), isNew: false };
  }
  const text = isYaml(from) ? updateYaml(await readFile(resolve(from), 'utf8'), update) : undefined;
  return { text: text ?? printDeckFile(update.after, 'yaml'), isNew: isYaml(from) && text === undefined };
}

/** Keeps the layout of a file that another program or a person wrote. */
function updateJson(text: string, update: YamlUpdate): string | undefined {
  if (text === printDeckFile(update.before)) return undefined;
  try {
    const edited = updateText(text, update);
    if (edited !== undefined) JSON.parse(edited);
    return edited;
  } catch {
    return undefined;
  }
}

export function commentsLost(file: string): Problem {
  return {
    code: 'deck.rewritten',
    severity: 'warning',
    path: '',
    message: 'The whole file was written anew, so its comments and anchors are gone.',
    fix: 'To keep them, restore the file and change it by hand, or give the cards values of their own instead of anchors.',
    place: { file },
  };
}

function isYaml(file: string): boolean {
  return /\.ya?ml$/i.test(file);
}
