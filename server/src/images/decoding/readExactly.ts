import type { Readable } from 'node:stream';

/** Reads so many bytes from a stream that has no others, into their place. @throws Error if it ends before */
export function readExactly(stream: Readable, length: number): Promise<Uint8Array> {
  const buffer = Buffer.allocUnsafeSlow(length);
  let at = 0;
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      stream.pause().off('data', take).off('end', fail).off('error', fail);
    };
    const fail = (): void => {
      settle();
      reject(new Error(`The picture ended after ${at} of ${length} bytes.`));
    };
    const take = (part: Buffer): void => {
      at += part.copy(buffer, at);
      if (at < length) return;
      settle();
      resolve(buffer);
    };
    if (length === 0) return resolve(buffer);
    stream.on('data', take).once('end', fail).once('error', fail).resume();
  });
}
