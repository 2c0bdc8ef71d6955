/** A language's name in itself: `de` is Deutsch. The code where the browser knows none. */
export function nameOfLanguage(code: string, inLanguage = code): string {
  try {
    const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
  } catch {
    return code;
  }
}
