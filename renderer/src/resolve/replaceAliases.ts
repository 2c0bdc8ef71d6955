import { isIconSource } from '../schema/deck/deckIcons.js';

/** A name in square brackets, but not the text of a link, or between colons. */
const ALIAS = /\[([^[\]\n]{1,40})\](?!\()|:([^\s:[\]]{1,40}):/g;

/**
 * Replaces a deck's own names of icons, `[credit]` or `:credit:`, with the inline icons that they stand for.
 * @param aliases full names of icons, such as `game-icons:coins`, by name in lower case; empty for a broken one
 * @param onBroken is told of broken icons, which stay as they are written
 */
export function replaceAliases(
  text: string,
  aliases: ReadonlyMap<string, string>,
  onBroken: (written: string) => void,
): string {
  return replaceWith(text, aliases, (icon, written) => {
    if (icon !== '') return inline(icon);
    onBroken(written);
    return written;
  });
}

function inline(icon: string): string {
  return `:${icon.replace(':', '/')}:`;
}

/** A text with the names of the icons that a deck's own names stand for, and without those that are drawings. */
export function namedIcons(text: string, icons: ReadonlyMap<string, string>): string {
  return replaceWith(text, icons, (icon) => (isIconSource(icon) ? ' ' : inline(icon)));
}

function replaceWith(
  text: string,
  aliases: ReadonlyMap<string, string>,
  write: (icon: string, written: string) => string,
): string {
  if (aliases.size === 0) return text;
  return text.replace(ALIAS, (written, inBrackets: string | undefined, betweenColons: string | undefined) => {
    const icon = aliases.get((inBrackets ?? betweenColons ?? '').trim().toLowerCase());
    return icon === undefined ? written : write(icon, written);
  });
}
