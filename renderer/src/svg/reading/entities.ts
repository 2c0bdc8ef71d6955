/** The maximum number of entities; no real picture needs more. */
const MOST_ENTITIES = 1000;
const DECLARATION = /<!ENTITY\s+([A-Z_][\w.-]{0,99})\s+(?:"([^"]{0,1000})"|'([^']{0,1000})')\s*>/gi;
const PREDEFINED: ReadonlySet<string> = new Set(['lt', 'gt', 'amp', 'quot', 'apos']);

/**
 * The plain texts that a DOCTYPE names. Adobe Illustrator writes styles in this way: `<!ENTITY st0 "fill:#FFF;">` and
 * `style="&st0;"`. Nothing is taken from other files, and a text with markup or entities of its own does not count, so
 * that no entity can grow by others. As in XML, the first of several with the same name counts.
 */
export function plainEntities(doctype: string): {
  readonly entities: ReadonlyMap<string, string>;
  readonly hasOthers: boolean;
} {
  const entities = new Map<string, string>();
  const others = doctype.replace(DECLARATION, (declaration, name: string, double?: string, single?: string) => {
    const value = double ?? single ?? '';
    if (/[&%<]/.test(value) || PREDEFINED.has(name) || entities.size >= MOST_ENTITIES) return declaration;
    if (!entities.has(name)) entities.set(name, value);
    return '';
  });
  return { entities, hasOthers: /<!(?!DOCTYPE)/i.test(others) };
}
