/** The slug of a family's name: `IM Fell English SC` → `im-fell-english-sc`. */
export function slugOfFamily(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
