import type { CardwrightError, Problem } from '@cardwright/renderer';
import { EXIT, UnreachableError, UsageError, type ExitCode } from './exitCode.js';
import type { Output } from './output.js';

/** The exit code for an error. */
export function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof UsageError) return EXIT.usage;
  if (error instanceof UnreachableError || isSystemError(error)) return EXIT.unreachable;
  return isCardwrightError(error) ? codeOf(error.code) : EXIT.failed;
}

/** Reports why a command failed. @returns its exit code */
export function reportFailure(error: unknown, output: Output): ExitCode {
  if (error instanceof UsageError) return tell(output, EXIT.usage, { code: 'usage', message: error.message });
  if (error instanceof UnreachableError)
    return tell(output, EXIT.unreachable, { code: 'unreachable', message: error.message });
  if (isCardwrightError(error)) return tellProblems(output, error);
  if (isSystemError(error)) return tell(output, EXIT.unreachable, { code: 'system', ...describeSystemError(error) });
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return tell(output, EXIT.failed, { code: 'internal', message: `This is a bug in Cardwright: ${message}` });
}

interface SystemError extends Error {
  readonly code: string;
  readonly syscall: string;
  readonly path?: string;
  /** The second file of an operation with two. */
  readonly dest?: string;
}

/** Errors of the operating system: no space, no permission, a file instead of a folder. */
export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
}

const PERMISSION = {
  reason: 'permission is denied',
  fix: 'Change the permissions, or use a folder in which you may write.',
};
const PARTLY_FILE = { reason: 'part of the path is a file, not a folder', fix: 'Correct the path.' };

/** What errors of the operating system mean, and what to do. */
const REASONS: Readonly<Record<string, { readonly reason: string; readonly fix: string }>> = {
  EACCES: PERMISSION,
  EPERM: PERMISSION,
  EROFS: { reason: 'the disk is read-only', fix: 'Use a folder on another disk.' },
  ENOSPC: { reason: 'the disk is full', fix: 'Free some space, or use a folder on another disk.' },
  EDQUOT: { reason: 'your quota of the disk is used up', fix: 'Free some space, or use a folder on another disk.' },
  ENOENT: { reason: 'it does not exist, or cannot be created', fix: 'Correct the path, or use another folder.' },
  ENOTDIR: PARTLY_FILE,
  EEXIST: PARTLY_FILE,
  EISDIR: { reason: 'it is a folder', fix: 'Use the path of a file.' },
  EMFILE: { reason: 'too many files are open', fix: 'Raise the limit of open files, such as with ulimit -n 4096.' },
  ENAMETOOLONG: { reason: 'the name is too long', fix: 'Use a shorter name.' },
};

function describeSystemError({ code, path, dest = path, message }: SystemError): Pick<Failure, 'message' | 'fix'> {
  // Node's messages are like “EBUSY: resource busy or locked, open '/cards/deck.pdf'”.
  const { reason = /^[A-Z0-9_]+: ([^,]+)/.exec(message)?.[1] ?? message, fix } = REASONS[code] ?? {};
  const place = dest === undefined || dest === '' ? 'A file or folder' : dest;
  return { message: `${place} cannot be used: ${reason} (${code}).`, fix };
}

interface Failure {
  readonly code: string;
  readonly message: string;
  readonly fix?: string | undefined;
  readonly problems?: readonly Problem[];
}

function tellProblems(output: Output, { code, message, path, fix, problems }: CardwrightError): ExitCode {
  const isInMessage = path === '' || message.includes(path);
  return tell(output, codeOf(code), { code, message: isInMessage ? message : `${path}: ${message}`, fix, problems });
}

/** Exit codes for what is missing or cannot be started; all other errors mean failed work. */
const EXIT_CODES: Readonly<Record<string, ExitCode>> = {
  unreachable: EXIT.unreachable,
  'browser.not_found': EXIT.unreachable,
  'browser.launch_failed': EXIT.unreachable,
  'font.assets_missing': EXIT.unreachable,
  'admin.no_account': EXIT.unreachable,
  'admin.no_database': EXIT.unreachable,
  'admin.server_running': EXIT.unreachable,
  'server.unreachable': EXIT.unreachable,
  'server.not_found': EXIT.unreachable,
  'server.busy': EXIT.unreachable,
  'server.conflict': EXIT.conflict,
  'server.not_signed_in': EXIT.denied,
  'server.forbidden': EXIT.denied,
};

function codeOf(code: string): ExitCode {
  return EXIT_CODES[code] ?? EXIT.failed;
}

function tell(output: Output, exitCode: ExitCode, failure: Failure): ExitCode {
  const { message, fix, problems = [] } = failure;
  if (output.isJson) {
    output.result({ error: { ...failure, exit_code: exitCode } }, '');
    return exitCode;
  }
  const [only] = problems;
  const isSaid = problems.length === 1 && only !== undefined && message.includes(only.message);
  if (!isSaid) output.problems(problems);
  output.error(fix === undefined ? message : `${message}\n  fix: ${fix}`);
  return exitCode;
}

/** Compares by name, because loading the renderer only for its class would take longer than everything else. */
export function isCardwrightError(error: unknown): error is CardwrightError {
  return error instanceof Error && error.name === 'CardwrightError';
}
