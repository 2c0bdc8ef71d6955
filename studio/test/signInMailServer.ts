import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface SentMail {
  readonly to: string;
  readonly code: string;
  /** The link's path and query. */
  readonly link: string;
}

interface MailServer {
  readonly url: string;
  /** The next mail that arrives, or the oldest one not taken yet. */
  next(): Promise<SentMail>;
  close(): Promise<void>;
}

/** A local mail server that keeps the mails it receives. */
export async function startSignInMailServer(): Promise<MailServer> {
  const arrived: SentMail[] = [];
  const waiting: ((mail: SentMail) => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      void text(stream).then((source) => {
        const mail = read(source, envelope.rcptTo[0]?.address ?? '');
        const take = waiting.shift();
        if (take === undefined) arrived.push(mail);
        else take(mail);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    next: () => {
      const mail = arrived.shift();
      return mail === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(mail);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function read(source: string, to: string): SentMail {
  const plain = source.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  const [address = ''] = /https?:\/\/\S+token_hash\S+/.exec(plain) ?? [];
  const [code = ''] = /^\d{6}\r?$/m.exec(plain) ?? [];
  const { pathname, search } = new URL(address);
  return { to, code: code.trim(), link: pathname + search };
}
