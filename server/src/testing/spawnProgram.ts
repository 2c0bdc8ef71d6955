import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

interface SpawnedProgram {
  readonly process: ChildProcessByStdio<null, Readable, Readable>;
  /** Resolves with the exit code, or null if a signal killed it, once its temporary files are removed. */
  readonly ended: Promise<number | null>;
}

/** Starts a program whose temporary files are removed when it ends, because one that is killed leaves them. */
export async function spawnProgram(
  program: string,
  environment: Readonly<Record<string, string>>,
): Promise<SpawnedProgram> {
  // A short name, because the path of the database's socket has a limit.
  const temporary = await mkdtemp(join(tmpdir(), 'cw-'));
  // The test runner's options are not for the program.
  const { NODE_OPTIONS: _options, ...inherited } = process.env;
  const started = spawn(process.execPath, [program], {
    env: { ...inherited, TMPDIR: temporary, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = async (): Promise<number | null> => {
    const [code] = (await once(started, 'exit')) as [number | null];
    // A browser of the program may write for a moment longer.
    await rm(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    return code;
  };
  return { process: started, ended: end() };
}
