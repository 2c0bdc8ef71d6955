import type { CardwrightError, Problem } from '@cardwright/renderer';
import { EXIT, UnreachableError, UsageError, type ExitCode } from './exitCode.js';
import type { Output } from './output.js';

/** Tells why a command ended, and which exit code that is. */
export function reportFailure(error: unknown, output: Output): ExitCode {
  if (error instanceof UsageError) return tell(output, EXIT.usage, { code: 'usage', message: error.message });
  if (error instanceof UnreachableError)
    return tell(output, EXIT.unreachable, { code: 'unreachable', message: error.message });
  if (isCardwrightError(error)) return tellProblems(output, error);
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return tell(output, EXIT.failed, { code: 'internal', message: `This is a fault of Cardwright itself: ${message}` });
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

/** What is not there or cannot be started is out of reach; everything else failed. */
function codeOf(code: string): ExitCode {
  return code === 'browser.not_found' || code === 'font.assets_missing' ? EXIT.unreachable : EXIT.failed;
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

/** By name, because loading the renderer only to compare classes would take longer than the rest. */
function isCardwrightError(error: unknown): error is CardwrightError {
  return error instanceof Error && error.name === 'CardwrightError';
}
