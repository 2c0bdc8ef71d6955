// Writes every official template: node templates/art/build.mjs. The designs are code so that their art is reproducible.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { designs } from './designs/index.mjs';

const NAMESPACE = '8f2f0a52-5f5c-5b0e-9a53-2c1f4a7d6e10';

/** A UUID of version 5 (RFC 9562): the same slug has the same id for ever. */
export function idOf(slug) {
  const bytes = createHash('sha1').update(Buffer.from(NAMESPACE.replaceAll('-', ''), 'hex')).update(slug).digest();
  bytes[6] = (bytes[6] & 0x0f) | 0x50;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = bytes.toString('hex').slice(0, 32);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The text of every `<slug>/template.json`, by slug. */
export function templateFiles() {
  const faces = designs.flatMap(({ front, back }) => [front, back]);
  return new Map(faces.map((face) => [face.slug, `${JSON.stringify({ id: idOf(face.slug), ...face }, null, 2)}\n`]));
}

export async function writeTemplates(root) {
  for (const [slug, content] of templateFiles()) {
    await mkdir(new URL(`${slug}/`, root), { recursive: true });
    await writeFile(new URL(`${slug}/template.json`, root), content);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeTemplates(new URL('../', import.meta.url));
