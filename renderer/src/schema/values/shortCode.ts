import { UUID } from './uuid.js';

/** Crockford's base 32: without letters that look like digits, and without u. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 12;
/** 12 digits of 5 bits are the first 15 hexadecimal digits of an id. */
const HEX_DIGITS = 15;
const READ_AS: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

/**
 * The short code of a deck or a card: the first 60 bits of its id, so that everybody can compute it and nobody has to
 * store it (docs/decisions/0038-living-decks.md). @returns undefined if the id is not a UUID
 */
export function shortCodeOf(id: string | undefined): string | undefined {
  if (id === undefined || !UUID.test(id)) return undefined;
  let bits = BigInt(`0x${id.replaceAll('-', '').slice(0, HEX_DIGITS)}`);
  let code = '';
  for (let place = 0; place < LENGTH; place += 1) {
    code = (DIGITS[Number(bits & 31n)] ?? '') + code;
    bits >>= 5n;
  }
  return code;
}

/** The first and the last id that have a short code. Letters may have either case. @returns undefined if it is not one */
export function idsOfShortCode(code: string): { readonly first: string; readonly last: string } | undefined {
  const digits = [...code.toLowerCase()].map((letter) => DIGITS.indexOf(READ_AS[letter] ?? letter));
  if (digits.length !== LENGTH || digits.includes(-1)) return undefined;
  const bits = digits.reduce((sum, digit) => (sum << 5n) | BigInt(digit), 0n);
  const hex = bits.toString(16).padStart(HEX_DIGITS, '0');
  return { first: idFrom(hex.padEnd(32, '0')), last: idFrom(hex.padEnd(32, 'f')) };
}

function idFrom(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
