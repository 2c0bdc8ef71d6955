const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML 1.0 forbids even when escaped: controls, lone surrogates and non-characters. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** The text with a replacement character for every character that XML cannot hold. */
export function storableInXml(text: string): string {
  return text.replace(FORBIDDEN, '\ufffd');
}

export function escapeXml(text: string): string {
  return storableInXml(text).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/**
 * At most six decimals, which is well under a thousandth of a dot at 1200 dpi. No exponents, because some readers
 * reject them.
 */
export function number(value: number): string {
  const rounded = Math.round(value * 1e6) / 1e6 + 0;
  return String(rounded);
}

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** ` name="value"` for every attribute with a value; numbers are rounded and strings escaped. */
export function attributes(values: Attributes): string {
  let markup = '';
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) markup += ` ${name}="${typeof value === 'number' ? number(value) : escapeXml(value)}"`;
  }
  return markup;
}

export function element(name: string, values: Attributes, content?: string): string {
  return content === undefined
    ? `<${name}${attributes(values)}/>`
    : `<${name}${attributes(values)}>${content}</${name}>`;
}
