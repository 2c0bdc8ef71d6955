import { EXIT, type ExitCode } from '@cardwright/cli/commands';
import { ConfigError } from '../config.js';
import { FolderInUseError } from '../database/lockFolder.js';

export interface StartFailure {
  readonly message: string;
  readonly exitCode: ExitCode;
}

/** Why a server cannot start, where it is for its operator to mend; undefined for a fault of ours. */
export function startFailure(error: unknown): StartFailure | undefined {
  if (error instanceof ConfigError)
    return { message: `${error.message}\ncardwright serve --help lists every setting.`, exitCode: EXIT.usage };
  if (error instanceof FolderInUseError) return { message: error.message, exitCode: EXIT.unreachable };
  const code = codeOf(error);
  if (code !== undefined && code in LISTENING) {
    const { port, address } = error as { port?: number; address?: string };
    const fix = `Set PORT to another one, such as PORT=${(port ?? 3000) + 1}${code === 'EADDRNOTAVAIL' ? ', and HOST to an address of this machine' : ''}.`;
    return { message: `Port ${port} at ${address}: ${LISTENING[code]}. ${fix}`, exitCode: EXIT.unreachable };
  }
  return databaseFailure(error, code);
}

const LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there',
  EACCES: 'this user may not listen there',
  EADDRNOTAVAIL: 'this machine has no such address',
};

/** Of node-postgres and PostgreSQL. */
const DATABASE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no such database',
};

function databaseFailure(error: unknown, code: string | undefined): StartFailure | undefined {
  const isOld = error instanceof Error && error.message.startsWith('DATABASE_URL is PostgreSQL ');
  if (isOld) return { message: error.message, exitCode: EXIT.unreachable };
  const reason = code === undefined ? undefined : DATABASE[code];
  if (reason === undefined) return undefined;
  return { message: `The PostgreSQL of DATABASE_URL cannot be used: ${reason} (${code}).`, exitCode: EXIT.unreachable };
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
