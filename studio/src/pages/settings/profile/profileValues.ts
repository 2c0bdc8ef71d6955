import type { Me, ProfilePatch } from '../../../api/members.js';
import { counted } from '../../../words/counted.js';

/** The form's values; all are texts, as in the inputs. */
export interface ProfileValues {
  readonly displayName: string;
  readonly bio: string;
  readonly website: string;
  /** A language code; '' for none. */
  readonly language: string;
}

export const MOST_NAME = 100;
export const MOST_BIO = 2_000;
const MOST_WEBSITE = 2_048;

export function valuesOf(me: Me): ProfileValues {
  return {
    displayName: me.display_name,
    bio: me.bio,
    website: me.website ?? '',
    language: me.preferred_language ?? '',
  };
}

/** People type `example.com` and mean `https://example.com`. */
export function asAddress(website: string): string {
  const text = website.trim();
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
}

/** Errors by field; null if there are none. */
export const PROFILE_CHECKS = {
  displayName: (name: string): string | null =>
    [...name.trim()].length > MOST_NAME ? `At most ${MOST_NAME} characters.` : null,
  bio: (bio: string): string | null => {
    const over = bio.length - MOST_BIO;
    return over > 0 ? `${counted(over, 'character')} too many.` : null;
  },
  website: (website: string): string | null => {
    const address = asAddress(website);
    if (address === '') return null;
    if (address.length > MOST_WEBSITE) return 'This address is too long.';
    return isWeb(address) ? null : 'Enter an address such as https://example.com.';
  },
};

/** The changes, in the form that the server takes. */
export function patchOf(values: ProfileValues, before: ProfileValues): ProfilePatch {
  return {
    ...(values.displayName.trim() !== before.displayName && { display_name: values.displayName.trim() }),
    ...(values.bio !== before.bio && { bio: values.bio }),
    ...(asAddress(values.website) !== before.website && { website: asAddress(values.website) }),
    ...(values.language !== before.language && {
      preferred_language: values.language === '' ? null : values.language,
    }),
  };
}

/** The server's errors, by the fields they concern. */
export function faultsByField(faults: readonly { readonly path: string; readonly message: string }[]) {
  const fields: Readonly<Record<string, keyof ProfileValues>> = {
    display_name: 'displayName',
    bio: 'bio',
    website: 'website',
    preferred_language: 'language',
  };
  return Object.fromEntries(
    faults.flatMap(({ path, message }) => {
      const field = fields[path];
      return field === undefined ? [] : [[field, `${message.charAt(0).toUpperCase()}${message.slice(1)}.`]];
    }),
  );
}

function isWeb(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && (hostname.includes('.') || hostname === 'localhost');
}
