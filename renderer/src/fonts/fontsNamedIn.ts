import { slugOfFamily } from './slugOfFamily.js';

const CLASS = /[\s:"!]font-(\[[^\]\s"]{1,200}\]|[a-z][a-z0-9-]{0,200})/g;

/** The slugs of all fonts that the classes in a template, or in a part of one, may ask for; names of weights are among them. */
export function fontsNamedIn(template: unknown): ReadonlySet<string> {
  const names = Array.from(JSON.stringify(template ?? null).matchAll(CLASS), ([, name = '']) => name);
  return new Set(names.map((name) => (name.startsWith('[') ? slugOfFamily(name.split(',')[0] ?? '') : name)));
}
