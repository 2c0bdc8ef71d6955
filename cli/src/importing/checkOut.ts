import { access } from 'node:fs/promises';
import { UsageError } from '../exitCode.js';

/** @throws UsageError if a deck file cannot be written there: a wrong extension, or a file that must not be replaced */
export async function checkOut(out: string, force = false): Promise<void> {
  if (!/\.(json|ya?ml)$/i.test(out))
    throw new UsageError(`--out: a deck file must end in .json or .yaml; it is ${out}.`);
  const exists = await access(out).then(
    () => true,
    () => false,
  );
  if (exists && !force) throw new UsageError(`--out: ${out} already exists; use --force to replace it.`);
}
