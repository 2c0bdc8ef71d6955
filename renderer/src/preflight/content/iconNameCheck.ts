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

/** Checks names against an icon library whose names are loaded. */
export function iconNameCheck(
  library: IconNames & Pick<IconNameCheck, 'exists'>,
  own?: IconNameCheck['own'],
): IconNameCheck {
  return {
    own,
    exists: (name) => library.exists(name),
    suggest(name) {
      const [icon] = suggestIcon(library, name.replace('/', ':'), 1);
      if (icon === undefined) return undefined;
      const [set = '', short = ''] = icon.split(':');
      const first = DEFAULT_ICON_SETS.find((prefix) => library.exists(`${prefix}:${short}`));
      return first === set ? short : `${set}/${short}`;
    },
  };
}
