const CURSIVE =
  /\p{Script=Arabic}|\p{Script=Hanifi_Rohingya}|\p{Script=Mandaic}|\p{Script=Mongolian}|\p{Script=Nko}|\p{Script=Phags_Pa}|\p{Script=Syriac}/u;

/**
 * Whether the letters of a text join, so that letter spacing would tear it apart. Chromium ignores letter spacing
 * there, and layout must set such runs with letterSpacing 0 and ligatures on.
 */
export function isCursive(text: string): boolean {
  return CURSIVE.test(text);
}
