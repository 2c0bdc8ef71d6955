import { UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { initialsOf } from './initialsOf.js';

/** A member's initials, or a figure for names without letters, such as "42" or an emoji. */
export function Initials({ name }: { readonly name: string }): ReactElement {
  return <>{initialsOf(name) || <UserRound size={18} aria-hidden />}</>;
}
