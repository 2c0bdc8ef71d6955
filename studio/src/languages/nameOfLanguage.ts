/** Making one takes several times as long as a name, and lists of languages are drawn again with every key that is pressed. */
const namers = new Map<string, Intl.DisplayNames>();

/** A language's own name: `de` is Deutsch. The code itself if the browser has no name for it. */
export function nameOfLanguage(code: string, inLanguage = code): string {
  try {
    const name = namerOf(inLanguage).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
  } catch {
    return code;
  }
}

function namerOf(language: string): Intl.DisplayNames {
  const held = namers.get(language);
  if (held !== undefined) return held;
  const made = new Intl.DisplayNames([language], { type: 'language' });
  namers.set(language, made);
  return made;
}
