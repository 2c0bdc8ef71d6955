import type { UnusableDatabaseError } from '../database/UnusableDatabaseError.js';

/** By the codes of node-postgres, Node and PostgreSQL: what is wrong, and what to do about it. */
const REASONS: Readonly<Record<string, readonly [reason: string, fix: string]>> = {
  ...all(['ECONNREFUSED'], 'nothing listens there', 'Start it, or correct the host and port of DATABASE_URL'),
  ...all(['ENOTFOUND', 'EAI_AGAIN'], 'there is no such host', 'Correct the host, or look after the name service'),
  ...all(
    ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET', 'EPIPE'],
    'it does not answer',
    'Correct host and port, or open the way to it in firewalls between',
  ),
  ...all(['ENOENT'], 'there is no such socket', 'Start it, or correct the folder of its socket'),
  ...all(['28P01', '28000'], 'it refuses the user or the password', 'Correct them in DATABASE_URL, or its pg_hba.conf'),
  ...all(['3D000'], 'it has no such database', 'Make it with: create database …, or correct the name'),
  ...all(
    ['42501'],
    'its user may not make what Cardwright needs',
    'Make that user the owner of the database: alter database … owner to …',
  ),
  ...all(['53300'], 'it has no connection left', 'Raise its max_connections, or stop others'),
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
    'its certificate cannot be trusted',
    'Name the authority that signed it with sslrootcert=FILE, or correct the host',
  ),
};

function all(codes: readonly string[], reason: string, fix: string): Record<string, readonly [string, string]> {
  return Object.fromEntries(codes.map((code) => [code, [reason, fix]]));
}

/** What the operator is told: where it was looked for, why it cannot be used, what to do; never user or password. */
export function databaseFailure({ place, cause }: UnusableDatabaseError): string {
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  const code = first instanceof Error && 'code' in first && typeof first.code === 'string' ? first.code : undefined;
  const message = first instanceof Error ? lowerFirst(first.message) : 'it does not answer';
  const [reason, fix] = REASONS[code ?? ''] ?? [message, 'Correct DATABASE_URL'];
  const detail = code === undefined ? place : `${place}, ${code}`;
  return `The PostgreSQL of DATABASE_URL cannot be used: ${reason} (${detail}). ${fix}. Without DATABASE_URL the database is an embedded one.`;
}

function lowerFirst(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`.replace(/\.$/, '');
}
