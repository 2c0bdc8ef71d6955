// Writes every official template and its sample deck: node templates/art/build.mjs
// Templates are code so that their art is reproducible.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { designs } from './designs/index.mjs';
import { picturesOf, samples } from './samples/decks.mjs';

const NAMESPACE = '8f2f0a52-5f5c-5b0e-9a53-2c1f4a7d6e10';

/** A UUID of version 5 (RFC 9562): the same slug always has the same id. */
export function idOf(slug) {
  const bytes = createHash('sha1')
    .update(Buffer.from(NAMESPACE.replaceAll('-', ''), 'hex'))
    .update(slug)
    .digest();
  bytes[6] = (bytes[6] & 0x0f) | 0x50;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = bytes.toString('hex').slice(0, 32);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const print = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The text of every generated file by its path in the package. */
export function generatedFiles() {
  const faces = designs.flatMap(({ front, back }) => [front, back]);
  return new Map([
    ...faces.map((face) => [`${face.slug}/template.json`, print({ id: idOf(face.slug), ...face })]),
    ...samples.flatMap((sample) => [
      [`${sample.slug}/sample.json`, print(sample.deck)],
      ...[...picturesOf(sample)].map(([path, picture]) => [`${sample.slug}/${path}`, picture]),
    ]),
  ]);
}

/** @param root URL of the package's folder, ending with a slash */
export async function writeGeneratedFiles(root) {
  for (const [path, content] of generatedFiles()) {
    await mkdir(new URL(`${dirname(path)}/`, root), { recursive: true });
    await writeFile(new URL(path, root), content);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeGeneratedFiles(new URL('../', import.meta.url));
