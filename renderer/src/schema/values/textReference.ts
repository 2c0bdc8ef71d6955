import { UUID } from './uuid.js';

/** A textual reference to a template or a colour scheme in a deck file. */
export type TextReference =
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'slug'; readonly slug: string }
  | { readonly kind: 'path'; readonly path: string };

/**
 * A UUID is an id; a text with a slash, a backslash or a file extension is a relative path; anything else is an
 * official slug.
 */
export function readReference(text: string): TextReference {
  if (UUID.test(text)) return { kind: 'id', id: text };
  if (/[\\/]/.test(text) || /\.(json|ya?ml)$/i.test(text)) return { kind: 'path', path: text };
  return { kind: 'slug', slug: text };
}

/** Whether a picture is a file beside the deck: not on the web, in the text itself or in the server's storage. */
export function isPicturePath(src: string): boolean {
  return !/^(data|https?):/i.test(src) && !src.startsWith('/storage/');
}
