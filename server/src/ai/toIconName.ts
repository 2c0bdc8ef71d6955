/** Turns a model's noun into an Iconify name; invalid names become the default. */
export function toIconName(noun: string, byDefault: string): string {
  const name = noun
    .trim()
    .toLowerCase()
    .replace(/^:|:$/g, '')
    .replace(/[\s_]+/g, '-');
  if (/^[a-z0-9-]{1,40}:[a-z0-9-]{1,60}$/.test(name)) return name;
  return /^[a-z][a-z0-9-]{0,60}$/.test(name) ? `lucide:${name}` : byDefault;
}
