import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../setup/shell.mjs';
import { entryFiles, packagesIn, PUBLISHED, publishedPackage, reachableFiles } from './publishedPackage.mjs';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const { version } = read('package.json');
/** A dependency's file: npm installs most in the root's folder, and conflicting versions in the package's own. */
const manifestOf = (folder, name) =>
  read(
    [folder, '']
      .map((place) => join(place, 'node_modules', name, 'package.json'))
      .find((path) => existsSync(join(root, path))),
  );
/** Some packages list optional peers only in `peerDependenciesMeta`. */
const peersOf = ({ peerDependencies, peerDependenciesMeta }) =>
  Object.keys({ ...peerDependencies, ...peerDependenciesMeta });

const packages = PUBLISHED.map(publishedPackage);

describe.each(packages.map((one) => [one.manifest.name, one]))('%s', (_name, one) => {
  const { manifest, files, imports } = one;
  const installed = { ...manifest.dependencies, ...manifest.optionalDependencies };
  const listed = { ...installed, ...manifest.peerDependencies };

  it('packs what its entry points and commands reach', () => {
    expect(entryFiles(manifest).length).toBeGreaterThan(0);
    const missing = [...entryFiles(manifest), ...reachableFiles(one)].filter((path) => !files.has(path));
    expect(missing).toEqual([]);
  });

  it('packs a README and types, and no tests', () => {
    expect(files).toContain('README.md');
    for (const conditions of Object.values(manifest.exports)) expect(Object.keys(conditions)[0]).toBe('types');
    expect([...files].filter((path) => /\.test\.|\.tsbuildinfo$|\/test\//.test(path))).toEqual([]);
  });

  it('lists every package that it imports', () => {
    const imported = [...reachableFiles(one)].flatMap((path) => packagesIn(imports(path)));
    const isListed = (name) => name === manifest.name || name in listed || `@types/${name}` in listed;
    expect([...new Set(imported)].filter((name) => !isListed(name))).toEqual([]);
  });

  it('lists no package that it neither imports nor installs for a dependency, as a peer', () => {
    const code = [...files].filter((path) => /\.(js|mjs|d\.ts)$/.test(path) && !path.startsWith('dist/site/'));
    const imported = new Set(code.flatMap((path) => packagesIn(imports(path))));
    const peers = Object.keys(installed).flatMap((name) => peersOf(manifestOf(one.folder, name)));
    expect(
      Object.keys(listed).filter((name) => !imported.has(name.replace('@types/', '')) && !peers.includes(name)),
    ).toEqual([]);
  });

  it('is published in the version of all others, and wants exactly that one of them', () => {
    expect([manifest.private, manifest.version]).toEqual([undefined, version]);
    const own = Object.entries({ ...listed, ...manifest.devDependencies }).filter(([name]) =>
      name.startsWith('@cardwright/'),
    );
    for (const [name, wanted] of own) expect([name, wanted]).toEqual([name, version]);
  });
});

it('no dependency has an install script', () => {
  const entries = Object.entries(read('package-lock.json').packages);
  expect(entries.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev).map(([path]) => path)).toEqual([]);
});
