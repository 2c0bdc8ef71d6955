import { UUID } from './uuid.js';

/** How a deck file names a template or a colour scheme by text. */
export type TextReference =
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'slug'; readonly slug: string }
  | { readonly kind: 'path'; readonly path: string };

/** A UUID is an id; what has a slash, a backslash or a file ending is a relative path; the rest is an official slug. */
export function readReference(text: string): TextReference {
  if (UUID.test(text)) return { kind: 'id', id: text };
  if (/[\\/]/.test(text) || /\.(json|ya?ml)$/i.test(text)) return { kind: 'path', path: text };
  return { kind: 'slug', slug: text };
}
