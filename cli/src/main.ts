import { abortOnTermination } from '@cardwright/renderer/termination';
import type { BrowserPool } from '@cardwright/renderer/browser';
import { CommanderError, type Command } from 'commander';
import type { RunCommand } from './describeCommand.js';
import { explainUsage } from './explainUsage.js';
import { EXIT, type ExitCode } from './exitCode.js';
import { withoutHelpForNothing } from './helpForNothing.js';
import { createOutput, type Stream } from './output.js';
import { createProgram } from './program.js';
import { reportFailure } from './reportFailure.js';

export interface Surroundings {
  readonly stdout?: Stream;
  readonly stderr?: Stream;
  /** A browser for several command lines, instead of one that starts and ends with each. */
  readonly pool?: BrowserPool;
}

/** Runs one command line. @param argv without node and script @returns the process's exit code */
export async function main(
  argv: readonly string[],
  { stdout = process.stdout, stderr = process.stderr, pool }: Surroundings = {},
): Promise<number> {
  const termination = abortOnTermination();
  // Read these options from the raw arguments, so that usage errors respect them before the command is known.
  const common = { json: argv.includes('--json'), quiet: argv.includes('--quiet') || argv.includes('-q') };
  const output = createOutput({ ...common, stdout, stderr });
  let code: ExitCode = EXIT.done;
  const ending = { isInterruption: true };
  const run: RunCommand =
    (implementation) =>
    async (...rest) => {
      const endBySignal = (): void => void (ending.isInterruption = false);
      code = await implementation({ output, signal: termination.signal, endBySignal, ...(pool && { pool }) }, ...rest);
    };
  try {
    const program = createProgram(run);
    for (const command of [program, ...program.commands]) prepare(command, stdout, stderr);
    await program.parseAsync(withoutHelpForNothing(program, argv), { from: 'user' });
    return (ending.isInterruption ? termination.exitCode : undefined) ?? code;
  } catch (error) {
    if (ending.isInterruption && termination.exitCode !== undefined) return termination.exitCode;
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    return reportFailure(error, output);
  } finally {
    termination.dispose();
  }
}

/** Commander writes only help; its errors are reported like all others. */
function prepare(command: Command, stdout: Stream, stderr: Stream): void {
  command
    .exitOverride((error) => {
      throw isHelp(error) ? error : explainUsage(command, error);
    })
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: (text) => void stderr.write(text),
      outputError: () => undefined,
    });
}

/** Help was asked for, or shown because there is no command. */
function isHelp({ exitCode, code }: CommanderError): boolean {
  return exitCode === 0 || code === 'commander.help';
}
