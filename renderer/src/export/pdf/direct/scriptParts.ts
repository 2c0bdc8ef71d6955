import { collectGraphemes } from 'unicode-segmenter/grapheme';
import { COMMON_SCRIPT, isSetSolid, scriptOf } from '../../../layout/text/scriptOf.js';

export interface ScriptPart {
  readonly start: number;
  readonly text: string;
  readonly script: string;
}

/** Characters that are Latin or Common, each a grapheme: the letters of most languages in Latin script, and their punctuation. */
const LATIN_TEXT = /^[\0-\u02af\u2010-\u2027]+$/;

/**
 * A run in the parts that layout shaped it in: by script, with common characters in the script before them or, at the start,
 * after them. Ideographs are set one by one, so that none is kerned.
 */
export function scriptParts(text: string): ScriptPart[] {
  if (LATIN_TEXT.test(text))
    return [{ start: 0, text, script: /\p{Script=Latin}/u.test(text) ? LATIN : COMMON_SCRIPT }];
  const parts: { start: number; text: string; script: string }[] = [];
  const isSolid = isSetSolid(text);
  let start = 0;
  for (const grapheme of collectGraphemes(text)) {
    const script = scriptOf(grapheme.codePointAt(0) ?? 0);
    const last = parts.at(-1);
    const joins = last !== undefined && (script === last.script || isCommon(script) || isCommon(last.script));
    if (last !== undefined && joins && !isSolid) {
      last.text += grapheme;
      if (isCommon(last.script)) last.script = script;
    } else parts.push({ start, text: grapheme, script });
    start += grapheme.length;
  }
  return parts;
}

const LATIN = 'Latn';

const isCommon = (script: string): boolean => script === COMMON_SCRIPT;
