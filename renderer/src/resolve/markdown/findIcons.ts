import { DEFAULT_ICON_SETS } from '../../icons/iconSets.js';

/** Tells whether an icon of a full name such as `lucide:sword` exists. */
export type IconExists = (name: string) => boolean;

/** A name with at least one letter, so that times and ratios stay text; `_` is allowed for `-`. */
const ICON = /:(?=[a-z0-9/_-]*[a-z])(?:([a-z0-9][a-z0-9_-]*)\/)?([a-z0-9][a-z0-9_-]*):/gi;

/** A piece of a text: characters, or the full name of an icon. */
export type IconPiece = { readonly text: string } | { readonly icon: string };

/**
 * Splits a text at inline icons: `:sword:` (the first of the default sets that has it) or
 * `:game-icons/crossed-swords:`. Anything that is not the name of an icon stays as text.
 */
export function findIcons(text: string, exists: IconExists): readonly IconPiece[] {
  if (!text.includes(':')) return [{ text }];
  const pieces: IconPiece[] = [];
  const pattern = new RegExp(ICON);
  let done = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const icon = resolveIcon(match[1], match[2] ?? '', exists);
    if (icon === undefined) {
      // The closing colon may open the next name.
      pattern.lastIndex--;
      continue;
    }
    if (match.index > done) pieces.push({ text: text.slice(done, match.index) });
    pieces.push({ icon });
    done = pattern.lastIndex;
  }
  if (done < text.length || pieces.length === 0) pieces.push({ text: text.slice(done) });
  return pieces;
}

function resolveIcon(set: string | undefined, name: string, exists: IconExists): string | undefined {
  const normal = normalise(name);
  const sets = set === undefined ? DEFAULT_ICON_SETS : [normalise(set)];
  return sets.map((prefix) => `${prefix}:${normal}`).find(exists);
}

function normalise(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}
