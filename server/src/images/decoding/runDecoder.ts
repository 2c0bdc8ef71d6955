import { Socket } from 'node:net';
import sharp from 'sharp';
import { HttpProblem } from '../../errors.js';
import { decodeHere } from './decodeHere.js';
import { PIPE, type DecoderMessage, type JobMessage, type SentBytes } from './jobs.js';
import { readExactly } from './readExactly.js';

// The program that DecoderProcess starts. It ends with the server, which kills it when a picture takes too long.

// There are as many processes as pictures in progress, so each keeps to one core.
sharp.concurrency(1);
sharp.cache(false);

const pipe = new Socket({ fd: PIPE });

// Ctrl+C reaches every process of a terminal, but the server finishes its requests first.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (job: JobMessage) => void answer(job));
send('ready');

async function answer(job: JobMessage): Promise<void> {
  const bytes = await readExactly(pipe, job.bytes.length);
  try {
    if (job.task === 'check') return await answerChecked(bytes);
    if (job.task === 'draw') return sendWith(await decodeHere.draw(bytes, job.variant), (drawn) => ({ drawn }));
    if (job.task === 'instance')
      return sendWith(await decodeHere.instantiateFont(bytes, job.axes), (drawn) => ({ drawn }));
    if (job.task === 'profile') return send({ profile: await decodeHere.readProfile(bytes) });
    const { bytes: unpacked, font } = await decodeHere.readFont(bytes);
    sendWith(unpacked, (sent) => ({ font, bytes: sent }));
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    send({ problem: { kind: error.kind, detail: error.detail } });
  }
}

async function answerChecked(bytes: Uint8Array): Promise<void> {
  const { bytes: safe, ...checked } = await decodeHere.check(bytes);
  if (safe === bytes) send({ checked, bytes: null });
  else sendWith(safe, (changed) => ({ checked, bytes: changed }));
}

function sendWith(bytes: Uint8Array, message: (sent: SentBytes) => DecoderMessage): void {
  send(message({ length: bytes.byteLength }));
  pipe.write(bytes);
}

function send(message: DecoderMessage): void {
  process.send?.(message);
}
