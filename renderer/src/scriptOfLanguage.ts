/** The script that a language (BCP 47) is usually written in, by its ISO 15924 code: `Hant` for `zh-TW`. */
export function scriptOfLanguage(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-')).maximize().script;
  } catch {
    return undefined;
  }
}
