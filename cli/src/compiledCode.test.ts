import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './testing/temporaryFolder.js';

const CLASS = new URL('../bin/CompiledCode.mjs', import.meta.url).href;

const MODULES = {
  'bundle/main.cjs': "const { word } = require('./word.cjs'); exports.run = () => `${word} Ada`;",
  'bundle/word.cjs': "exports.word = 'Hello';",
};

/** A program that loads the modules with their compiled code and prints what they return. */
function run(folder: string, loaded = 'bundle/main.cjs'): string {
  const program = `import { createRequire } from 'node:module';
    import { CompiledCode } from '${CLASS}';
    const code = new CompiledCode({ XDG_CACHE_HOME: ${JSON.stringify(join(folder, 'cache'))} });
    code.use(${JSON.stringify(join(folder, 'bundle'))});
    const { run } = createRequire('${pathToFileURL(folder).href}/')(${JSON.stringify(join(folder, loaded))});
    console.log(run());
    code.save();`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }).trim();
}

/** What is kept: names → inodes, which change when a file is replaced. */
function kept(folder: string): Record<string, number> {
  const [version = ''] = readdirSync(join(folder, 'cache/cardwright'));
  const files = join(folder, 'cache/cardwright', version);
  return Object.fromEntries(readdirSync(files).map((name) => [name, statSync(join(files, name)).ino]));
}

function fileOf(folder: string, name: string): string {
  return join(folder, 'cache/cardwright', `compiled-${process.version}-${process.arch}`, name);
}

describe('the compiled code of modules', () => {
  it('is kept, and used by the next start', () => {
    const folder = temporaryFolder(MODULES);
    expect(run(folder)).toBe('Hello Ada');
    const first = kept(folder);
    expect(Object.keys(first)).toEqual(['main.cjs', 'word.cjs']);
    expect(run(folder)).toBe('Hello Ada');
    expect(kept(folder)).toEqual(first);
  });

  it('is replaced when a module has changed, even if its length has not', () => {
    const folder = temporaryFolder(MODULES);
    run(folder);
    const first = kept(folder);
    writeFileSync(join(folder, 'bundle/word.cjs'), "exports.word = 'Salut';");
    expect(run(folder)).toBe('Salut Ada');
    const second = kept(folder);
    expect(second['main.cjs']).toBe(first['main.cjs']);
    expect(second['word.cjs']).not.toBe(first['word.cjs']);
  });

  it.each([
    ['empty', () => Buffer.alloc(0)],
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)],
    ['of another version of V8', (bytes: Buffer) => Buffer.from(bytes).fill(7, 32, 64)],
  ])('is made again if the file is %s', (_what, damaged) => {
    const folder = temporaryFolder(MODULES);
    run(folder);
    const file = fileOf(folder, 'word.cjs');
    const whole = readFileSync(file);
    writeFileSync(file, damaged(whole));
    expect(run(folder)).toBe('Hello Ada');
    expect(readFileSync(file).length).toBe(whole.length);
  });

  it('is done without where the folder cannot be written', () => {
    const folder = temporaryFolder({ ...MODULES, cache: 'A file.' });
    expect(run(folder)).toBe('Hello Ada');
  });

  it('is not kept of modules elsewhere', () => {
    const folder = temporaryFolder({ ...MODULES, 'other/main.cjs': "exports.run = () => 'Other';" });
    mkdirSync(join(folder, 'cache/cardwright/none'), { recursive: true });
    expect(run(folder, 'other/main.cjs')).toBe('Other');
    expect(kept(folder)).toEqual({});
  });
});
