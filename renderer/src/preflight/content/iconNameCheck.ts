import { BoundedCache } from '../../fonts/boundedCache.js';
import { DEFAULT_ICON_SETS } from '../../icons/iconSets.js';
import { suggestIcon, type IconNames } from '../../icons/searchIcons.js';

/** Tells names of icons from other words between colons. */
export interface IconNameCheck {
  exists(name: string): boolean;
  /** The icon that a mistyped name may mean, as it is written between colons. */
  suggest?(name: string): string | undefined;
  /** Icons of the owner's own: SVGs by name. */
  readonly own?: Readonly<Record<string, string>> | undefined;
}

/** The length of all names whose suggestions are kept; a server checks the decks of all members. */
const SUGGESTIONS_LENGTH = 100_000;

/** Checks names against an icon library whose names are loaded. A mistyped name is looked for once: many cards may have it. */
export function iconNameCheck(
  library: IconNames & Pick<IconNameCheck, 'exists'>,
  own?: IconNameCheck['own'],
): IconNameCheck {
  // '' for a name without a suggestion.
  const suggestions = new BoundedCache<string>(SUGGESTIONS_LENGTH, (name) => name.length);
  const lookFor = (name: string): string => {
    const [icon] = suggestIcon(library, name.replace('/', ':'), 1);
    if (icon === undefined) return '';
    const [set = '', short = ''] = icon.split(':');
    const first = DEFAULT_ICON_SETS.find((prefix) => library.exists(`${prefix}:${short}`));
    return first === set ? short : `${set}/${short}`;
  };
  return {
    own,
    exists: (name) => library.exists(name),
    suggest(name) {
      const suggestion = suggestions.get(name) ?? lookFor(name);
      suggestions.set(name, suggestion);
      return suggestion === '' ? undefined : suggestion;
    },
  };
}
