import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type NetConnectOpts } from 'node:net';

interface Relay {
  /** The database, through the relay. */
  readonly url: string;
  /** Withholds all answers: from now on, or from the next packet on that contains the statement. */
  silence(statement?: string): void;
  /** Answers new connections again; what was withheld is lost. */
  answer(): void;
  close(): Promise<void>;
}

/** Stands between a server and its PostgreSQL, which seems frozen on demand: it reads what it is sent but says nothing. */
export async function startRelay(url: string): Promise<Relay> {
  const target = new URL(url);
  let statement: string | undefined;
  const relay = createServer((client) => {
    const database = connect(addressOf(target));
    let isSilent = statement === '';
    client.on('data', (data) => {
      isSilent ||= statement !== undefined && data.includes(statement);
      database.write(data);
    });
    database.on('data', (data) => {
      isSilent ||= statement === '';
      if (!isSilent) client.write(data);
    });
    client.on('error', () => undefined).on('close', () => database.end());
    database.on('error', () => undefined).on('close', () => client.destroy());
  });
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  const through = new URL(url);
  through.host = `127.0.0.1:${(relay.address() as AddressInfo).port}`;
  return {
    url: through.href,
    silence: (next = '') => (statement = next),
    answer: () => (statement = undefined),
    close: async () => {
      await once(relay.close(), 'close');
    },
  };
}

function addressOf({ hostname, port }: URL): NetConnectOpts {
  const host = decodeURIComponent(hostname);
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.5432` } : { host, port: Number(port || 5432) };
}
