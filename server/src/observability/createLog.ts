import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

/** Paths at which logged objects could contain secrets; their values are redacted. */
const SECRETS = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  'apikey',
  'apiKey',
  'authorization',
  'cookie',
  'code_verifier',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Error properties in which PostgreSQL quotes row data. */
const ROWS = ['detail', 'where', 'internalQuery'];

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return Object.fromEntries(Object.entries(stdSerializers.err(error)).filter(([name]) => !ROWS.includes(name)));
}

/** Creates a structured log with one JSON object per line. @param destination defaults to standard output */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: SECRETS, censor: '[secret]' },
    base: { name: 'cardwright' },
    serializers: { err: describeError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
