import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A local mail server that records its recipients. */
export interface TestMailServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** The recipient of each accepted e-mail, in order. */
  readonly accepted: readonly string[];
  /** Sets which recipients are refused from now on. */
  refuse(isRefused: (address: string) => boolean): void;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<TestMailServer> {
  const accepted: string[] = [];
  let isRefused = (_address: string): boolean => false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => callback(isRefused(address) ? new Error('No such mailbox') : null),
    onData: (stream, { envelope }, callback) => {
      stream.resume();
      stream.on('end', () => {
        accepted.push(...envelope.rcptTo.map(({ address }) => address));
        callback();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    refuse: (decide) => (isRefused = decide),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
