import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

/** Where secrets could stand in what somebody logs; the values never get out. */
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

/** What PostgreSQL tells of the rows that an error is about. */
const ROWS = ['detail', 'where', 'internalQuery'];

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return Object.fromEntries(Object.entries(stdSerializers.err(error)).filter(([name]) => !ROWS.includes(name)));
}

/** Structured logs, one JSON object a line. @param destination standard output where not given */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: SECRETS, censor: '[secret]' },
    base: { name: 'cardwright' },
    serializers: { err: describeError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
