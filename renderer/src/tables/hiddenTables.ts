const HIDDEN_STYLE =
  /<style:style\s([^<>]*\bstyle:family="table"[^<>]*)>\s*<style:table-properties\s[^<>]*\btable:display="false"/g;
const TABLE = /<table:table\s([^<>]*)>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

/** The names of the hidden sheets in an OpenDocument spreadsheet's content.xml; the library does not report them. */
export function hiddenTables(xml: string): ReadonlySet<string> {
  const styles = new Set(attributesOf(xml, HIDDEN_STYLE).map((text) => /\bstyle:name="([^"]*)"/.exec(text)?.[1]));
  if (styles.size === 0) return new Set();
  return new Set(
    attributesOf(xml, TABLE).flatMap((text) => {
      const name = /\btable:name="([^"]*)"/.exec(text)?.[1];
      const style = /\btable:style-name="([^"]*)"/.exec(text)?.[1];
      return name !== undefined && style !== undefined && styles.has(style) ? unescaped(name) : [];
    }),
  );
}

function attributesOf(xml: string, element: RegExp): readonly string[] {
  return [...xml.matchAll(element)].map(([, attributes = '']) => attributes);
}

function unescaped(text: string): string {
  return text.replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
