import { collectGraphemes } from 'unicode-segmenter/grapheme';
import { COMMON_SCRIPT, isSetSolid, scriptOf } from '../../../layout/text/scriptOf.js';

export interface ScriptPart {
  readonly start: number;
  readonly text: string;
  readonly script: string;
}

/**
 * A run in the parts that layout shaped it in: by script, with common characters in the script before them or, at the start,
 * after them. Ideographs are set one by one, so that none is kerned.
 */
export function scriptParts(text: string): ScriptPart[] {
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

const isCommon = (script: string): boolean => script === COMMON_SCRIPT;
