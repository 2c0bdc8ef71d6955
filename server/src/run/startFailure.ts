import { ConfigError } from '../config.js';
import { UnreachableSupabaseError } from '../checkSupabase.js';
import { FolderInUseError } from '../database/lockFolder.js';
import { DatabaseTooNewError } from '../database/migrate.js';
import { UnusableDatabaseError } from '../database/UnusableDatabaseError.js';
import { databaseFailure } from './databaseFailure.js';

export interface StartFailure {
  readonly message: string;
  /** The exit code of the command line: 2 for settings that are invalid, 3 for something that is not available. */
  readonly exitCode: 2 | 3;
}

/** Explains a failed start that the operator can fix; undefined for bugs. */
export function startFailure(error: unknown): StartFailure | undefined {
  if (error instanceof ConfigError)
    return { message: `${error.message}\ncardwright serve --help lists every setting.`, exitCode: 2 };
  if (error instanceof UnusableDatabaseError) return unreachable(databaseFailure(error));
  for (const known of [FolderInUseError, DatabaseTooNewError, UnreachableSupabaseError])
    if (error instanceof known) return unreachable(error.message);
  const { code, syscall, path, hostname } = systemError(error);
  if (syscall === 'getaddrinfo')
    return unreachable(
      `${hostname}: there is no such host. Set HOST to an address of this machine, such as 127.0.0.1.`,
    );
  if (syscall === 'listen' && code in LISTENING) {
    const { port, address } = error as { port?: number; address?: string };
    const fix = `Set PORT to another one, such as PORT=${(port ?? 3000) + 1}${code === 'EADDRNOTAVAIL' ? ', and HOST to an address of this machine' : ''}.`;
    return unreachable(`Port ${port} at ${address}: ${LISTENING[code]}. ${fix}`);
  }
  // A missing file of our own is a bug.
  const isTheirs = code in FILES && (code !== 'ENOENT' || syscall === 'mkdir');
  if (path !== undefined && isTheirs) return unreachable(`${path}: ${FILES[code]}. ${OTHER_FOLDER}`);
  return undefined;
}

function unreachable(message: string): StartFailure {
  return { message, exitCode: 3 };
}

const LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program is listening there',
  EACCES: 'this user may not listen there',
  EADDRNOTAVAIL: 'this machine does not have that address',
};

/** Errors of the data folder. */
const FILES: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOENT: 'it cannot be created there',
  ENOTDIR: 'something in its path is not a folder',
  EEXIST: 'something in its path is not a folder',
};

const OTHER_FOLDER = 'Choose a folder that the server may write to, such as CARDWRIGHT_DATA=/var/lib/cardwright.';

/** Node's details of a failed system call. */
function systemError(error: unknown): { code: string; syscall?: string; path?: string; hostname?: string } {
  const { code, syscall, path, hostname } = (error instanceof Error ? error : {}) as Record<string, unknown>;
  return {
    code: typeof code === 'string' ? code : '',
    ...(typeof syscall === 'string' && { syscall }),
    ...(typeof path === 'string' && { path }),
    ...(typeof hostname === 'string' && { hostname }),
  };
}
