const VARIATION_SELECTORS = /[\ufe0e\ufe0f]/gu;
const SKIN_TONES = /-1f3f[b-f]/g;
const REGIONAL_A = 0x1f1e6;
const TAG_A = 0xe0061;
const TAG_DIGIT_0 = 0xe0030;
const TAG_END = 0xe007f;
const BLACK_FLAG = 0x1f3f4;

/** `1f468-200d-1f680` for a grapheme: lower-case code points without leading zeros and variation selectors. */
export function emojiKey(grapheme: string): string {
  const chars = Array.from(grapheme.replace(VARIATION_SELECTORS, ''));
  return chars.map((char) => (char.codePointAt(0) ?? 0).toString(16)).join('-');
}

/** The key for code points in a set's own list, which may have leading zeros and variation selectors. */
export function normalizeEmojiKey(key: string): string {
  return key
    .split('-')
    .map((point) => point.replace(/^0+(?=.)/, ''))
    .filter((point) => point !== 'fe0f' && point !== 'fe0e')
    .join('-');
}

/** The key without skin tones, for tones that a set lacks. */
export function withoutSkinTone(key: string): string {
  return key.replace(SKIN_TONES, '');
}

/**
 * The region of a flag's key: `de` for two regional indicators, `gb-sct` for a black flag with tags; else undefined.
 */
export function flagRegion(key: string): string | undefined {
  const points = key.split('-').map((point) => parseInt(point, 16));
  const [first = 0, second = 0] = points;
  const isIndicator = (point: number): boolean => point >= REGIONAL_A && point < REGIONAL_A + 26;
  if (points.length === 2 && isIndicator(first) && isIndicator(second)) {
    return String.fromCharCode(97 + first - REGIONAL_A, 97 + second - REGIONAL_A);
  }
  if (first !== BLACK_FLAG || points.at(-1) !== TAG_END || points.length < 5 || points.length > 9) return undefined;
  const letters = points.slice(1, -1).map(tagCharacter).join('');
  return letters.length === points.length - 2 ? `${letters.slice(0, 2)}-${letters.slice(2)}` : undefined;
}

function tagCharacter(point: number): string {
  if (point >= TAG_A && point < TAG_A + 26) return String.fromCharCode(97 + point - TAG_A);
  return point >= TAG_DIGIT_0 && point < TAG_DIGIT_0 + 10 ? String.fromCharCode(48 + point - TAG_DIGIT_0) : '';
}
