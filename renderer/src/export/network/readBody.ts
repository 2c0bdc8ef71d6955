import type { IncomingMessage } from 'node:http';

/**
 * The whole body of a response.
 * @param tooLarge makes the error for a body of more than `limit` bytes, announced or not
 */
export async function readBody(response: IncomingMessage, limit: number, tooLarge: () => Error): Promise<Uint8Array> {
  const stop = (): never => {
    response.destroy();
    throw tooLarge();
  };
  if (Number(response.headers['content-length'] ?? 0) > limit) stop();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > limit) stop();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
