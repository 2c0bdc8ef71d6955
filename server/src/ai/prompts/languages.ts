const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** `de-AT` → "Austrian German (de-AT)"; codes without a name stay as they are. */
export function nameLanguage(code: string): string {
  try {
    const name = NAMES.of(code);
    return name === undefined || name === code ? code : `${name} (${code})`;
  } catch {
    return code;
  }
}
