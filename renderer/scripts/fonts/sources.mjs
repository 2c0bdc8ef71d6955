import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const CATEGORIES = {
  'sans-serif': 'sans',
  serif: 'serif',
  display: 'display',
  handwriting: 'handwriting',
  monospace: 'mono',
};

/** The data of a @fontsource package for a family in the table. If it is not installed, the error says what to run. */
export function readSource(family) {
  const name = family.package ?? `@fontsource/${family.slug}`;
  const directory = findPackage(name);
  const read = (file) => readFileSync(join(directory, file), 'utf8');
  const metadata = JSON.parse(read('metadata.json'));
  const category = family.category ?? CATEGORIES[metadata.category];
  if (category === undefined) throw new Error(`${name} has the unknown category ${metadata.category}.`);
  return {
    ...family,
    directory,
    package: name,
    category,
    name: family.name ?? metadata.family,
    version: `${metadata.version} (${[name, family.whole?.package].filter(Boolean).map(labelPackage).join(', ')})`,
    license: metadata.license.type,
    attribution: metadata.license.attribution,
    licenseText: read('LICENSE'),
    // Later rules win in the package's style sheets, so the last subset (latin) comes first.
    subsets: family.subsets ?? Object.keys(JSON.parse(read('unicode.json'))).reverse(),
  };
}

/** Name and version, for the licence list and to detect upgrades. */
function labelPackage(name) {
  return `${name} ${JSON.parse(readFileSync(join(findPackage(name), 'package.json'), 'utf8')).version}`;
}

function findPackage(name) {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch (cause) {
    throw new Error(`The font package ${name} is not installed: run npm install.`, { cause });
  }
}

/** One entry per file to create: face id, weight, style and the woff2 it comes from. */
export function listFaces(source) {
  const styles = [
    ...source.normal.map((weight) => ({ weight, style: 'normal' })),
    ...(source.italic ?? []).map((weight) => ({ weight, style: 'italic' })),
  ];
  const whole = Object.entries(source.whole?.files ?? {}).map(([weight, file]) => ({
    id: `${source.slug}-whole-${weight}-normal`,
    weight: Number(weight),
    italic: false,
    woff2: join(findPackage(source.whole.package), file),
  }));
  const subsets = styles.flatMap(({ weight, style }) =>
    source.subsets.map((key) => {
      const subset = key.replace(/^\[(\d+)\]$/, '$1');
      const file = source.instance
        ? `${source.instance.base}-${subset}-${source.instance.file}-${style}.woff2`
        : `${source.slug}-${subset}-${weight}-${style}.woff2`;
      return {
        id: `${source.slug}-${subset}-${weight}-${style}`,
        weight,
        italic: style === 'italic',
        axes: source.instance && { ...source.instance.axes, wght: weight },
        woff2: join(source.directory, 'files', file),
      };
    }),
  );
  return [...subsets, ...whole];
}
