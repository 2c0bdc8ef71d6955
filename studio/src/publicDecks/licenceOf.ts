interface Licence {
  readonly name: string;
  readonly url: string;
}

const CREATIVE = /\bCC[ -](BY(?:-(?:NC|SA|ND)){0,2})(?:[ -](\d\.\d))?/i;

/** The licence that a copyright note names, and where its text stands; undefined if it names none of the usual ones. */
export function licenceOf(note: string): Licence | undefined {
  const [, kind, version = '4.0'] = CREATIVE.exec(note) ?? [];
  if (kind !== undefined) {
    const path = `${kind.toLowerCase()}/${version}`;
    return { name: `CC ${kind.toUpperCase()} ${version}`, url: `https://creativecommons.org/licenses/${path}/` };
  }
  if (/\bCC[ -]?0\b|\bpublic domain\b/i.test(note))
    return { name: 'CC0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' };
  if (/\bMIT\b/.test(note)) return { name: 'MIT', url: 'https://opensource.org/license/mit' };
  return undefined;
}
