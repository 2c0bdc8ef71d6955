/** A language's own name: `de` is Deutsch. The code itself if the browser has no name for it. */
export function nameOfLanguage(code: string, inLanguage = code): string {
  try {
    const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
  } catch {
    return code;
  }
}
