/** A text as a PDF string, in UTF-16. */
export function textString(text: string): string {
  return `<FEFF${utf16(text)}>`;
}

/** UTF-16 code units as hexadecimal digits. */
export function utf16(text: string): string {
  let digits = '';
  for (let index = 0; index < text.length; index++) digits += hex4(text.charCodeAt(index));
  return digits;
}

/** Glyphs recur, so that their digits are written once. */
const digitsOf: string[] = [];

/** A number from 0 to 65,535 as four hexadecimal digits. */
export function hex4(value: number): string {
  return (digitsOf[value] ??= value.toString(16).toUpperCase().padStart(4, '0'));
}

/** A name with every character that PDF reserves written as its number. */
export function nameOf(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let name = '/';
  for (const byte of bytes) {
    const letter = String.fromCharCode(byte);
    name += /[\w.+-]/.test(letter) ? letter : `#${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return name;
}
