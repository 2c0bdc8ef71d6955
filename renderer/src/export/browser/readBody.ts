import type { IncomingMessage } from 'node:http';

/** The whole body in one buffer; rejects if the sender disconnects. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const length = Number(request.headers['content-length'] ?? NaN);
  if (!Number.isSafeInteger(length)) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }
  // Filling a single buffer halves the peak memory for large pictures.
  const body = Buffer.allocUnsafeSlow(length);
  let offset = 0;
  for await (const chunk of request) offset += (chunk as Buffer).copy(body, offset);
  return body;
}
