import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { writeFileAtomically } from '@cardwright/renderer/export';
import { exportOptionsSchema, type ExportOptions } from '@cardwright/renderer/imposition';
import { z } from 'zod';
import { UnreachableError, UsageError } from '../exitCode.js';

type Calibration = NonNullable<ExportOptions['calibration']>;
type Variables = Readonly<Record<string, string | undefined>>;

const content = z.record(z.string(), z.unknown());

/** Calibrations by the names of printers, in a file of the user's. */
export class PrinterFile {
  readonly path: string;

  constructor(variables: Variables) {
    const { XDG_CONFIG_HOME: named = '' } = variables;
    this.path = join(named === '' ? join(homedir(), '.config') : named, 'cardwright', 'printers.json');
  }

  /** @throws UsageError that lists the known printers, UnreachableError for a damaged file */
  find(name: string): Calibration {
    const printers = this.#read();
    const { calibration } = exportOptionsSchema.safeParse({ calibration: printers[name] }).data ?? {};
    if (calibration !== undefined) return calibration;
    const known = Object.keys(printers);
    const list = known.length === 0 ? 'none is stored yet' : `the stored ones are ${known.join(', ')}`;
    throw new UsageError(
      `--printer: There is no printer "${name}"; ${list}. Store it with: cardwright calibrate --printer ${JSON.stringify(name)} --values 0.5,-0.3`,
    );
  }

  async store(name: string, calibration: Calibration, signal: AbortSignal): Promise<void> {
    const text = `${JSON.stringify({ ...this.#read(), [name]: calibration }, undefined, 2)}\n`;
    await writeFileAtomically(this.path, Buffer.from(text), { signal });
  }

  #read(): Record<string, unknown> {
    let text: string;
    try {
      text = readFileSync(this.path, 'utf8');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
      throw error;
    }
    try {
      return content.parse(JSON.parse(text));
    } catch (cause) {
      throw new UnreachableError(`${this.path} is damaged. Remove it and calibrate again.`, { cause });
    }
  }
}
