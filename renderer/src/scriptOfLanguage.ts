/** Decks name few languages, but some callers pass on any tag that they are sent. */
const MOST_TAGS = 500;

const scripts = new Map<string, string | undefined>();

/** The script that a language (BCP 47) is usually written in, by its ISO 15924 code: `Hant` for `zh-TW`. */
export function scriptOfLanguage(tag: string): string | undefined {
  if (!scripts.has(tag)) {
    if (scripts.size >= MOST_TAGS) scripts.clear();
    scripts.set(tag, findScript(tag));
  }
  return scripts.get(tag);
}

function findScript(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-')).maximize().script;
  } catch {
    return undefined;
  }
}
