import sharp from 'sharp';
import { HttpProblem } from '../../errors.js';
import { decodeHere } from './decodeHere.js';
import type { DecoderMessage, DecodingAnswer, DecodingJob } from './jobs.js';

// The program that DecoderProcess starts. It ends with the server, which kills it when a picture takes too long.

// There are as many processes as pictures in progress, so each keeps to one core.
sharp.concurrency(1);
sharp.cache(false);

// Ctrl+C reaches every process of a terminal, but the server finishes its requests first.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (job: DecodingJob) => void answer(job).then(send));
send('ready');

async function answer(job: DecodingJob): Promise<DecodingAnswer> {
  try {
    if (job.task === 'check') return { checked: await decodeHere.check(job.bytes) };
    return { drawn: await decodeHere.draw(job.bytes, job.variant) };
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    return { problem: { kind: error.kind, detail: error.detail } };
  }
}

function send(message: DecoderMessage): void {
  process.send?.(message);
}
