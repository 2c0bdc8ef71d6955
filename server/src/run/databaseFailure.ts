import type { UnusableDatabaseError } from '../database/UnusableDatabaseError.js';

/** Maps error codes of node-postgres, Node and PostgreSQL to a reason and a fix. */
const REASONS: Readonly<Record<string, readonly [reason: string, fix: string]>> = {
  ...all(['ECONNREFUSED'], 'nothing is listening there', 'Start it, or correct the host and port of DATABASE_URL'),
  ...all(['ENOTFOUND', 'EAI_AGAIN'], 'the host was not found', 'Correct the host, or check the DNS'),
  ...all(
    ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET', 'EPIPE'],
    'it does not respond',
    'Correct the host and port, or check the firewalls in between',
  ),
  ...all(['ENOENT'], 'the socket was not found', 'Start it, or correct the folder of its socket'),
  ...all(
    ['28P01', '28000'],
    'it rejected the user or the password',
    'Correct them in DATABASE_URL, or its pg_hba.conf',
  ),
  ...all(['3D000'], 'the database does not exist', 'Create it with: create database …, or correct the name'),
  ...all(
    ['42501'],
    'the user lacks privileges that Cardwright needs',
    'Make that user the owner of the database: alter database … owner to …',
  ),
  ...all(['53300'], 'it has no free connection', 'Raise its max_connections, or stop other clients'),
  ...all(['57P03'], 'it is starting or stopping', 'Try again in a moment'),
  ...all(
    [
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'SELF_SIGNED_CERT_IN_CHAIN',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
      'CERT_HAS_EXPIRED',
      'ERR_TLS_CERT_ALTNAME_INVALID',
    ],
    'its certificate is not trusted',
    'Name the authority that signed it with sslrootcert=FILE, or correct the host',
  ),
};

function all(codes: readonly string[], reason: string, fix: string): Record<string, readonly [string, string]> {
  return Object.fromEntries(codes.map((code) => [code, [reason, fix]]));
}

/** The message for the operator: the place, the reason and the fix, but never the user or the password. */
export function databaseFailure({ place, cause }: UnusableDatabaseError): string {
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  const code = first instanceof Error && 'code' in first && typeof first.code === 'string' ? first.code : undefined;
  const message = first instanceof Error ? lowerFirst(first.message) : 'it does not respond';
  const [reason, fix] = REASONS[code ?? ''] ?? [message, 'Correct DATABASE_URL'];
  const detail = code === undefined ? place : `${place}, ${code}`;
  return `The PostgreSQL server at DATABASE_URL cannot be used: ${reason} (${detail}). ${fix}. Without DATABASE_URL the server uses an embedded database.`;
}

function lowerFirst(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`.replace(/\.$/, '');
}
