import { afterEach, describe, expect, it } from 'vitest';
import { HttpProblem } from '../../errors.js';
import { picture, SVG } from '../../storage/test/pictures.js';
import { DecoderPool } from '../decoding/DecoderPool.js';
import { DecoderProcess, type Decoder } from '../decoding/DecoderProcess.js';
import type { DecodingAnswer } from '../decoding/jobs.js';
import type { Variant } from '../sizes.js';
import { useBomb } from './useBomb.js';

const VARIANT: Variant = { width: 8, format: 'png', quality: 80 };

/** Decoders that wait to be told their answer. */
class FakeDecoder implements Decoder {
  isAlive = true;
  readonly answers: ((answer: DecodingAnswer) => void)[] = [];

  run(): Promise<DecodingAnswer> {
    return new Promise((resolve) => this.answers.push(resolve));
  }

  kill(): void {
    this.isAlive = false;
  }
}

function poolOfFakes() {
  const started: FakeDecoder[] = [];
  const limits: AbortController[] = [];
  const pool = new DecoderPool({
    start: () => {
      const decoder = new FakeDecoder();
      started.push(decoder);
      return decoder;
    },
    timeLimit: () => {
      const limit = new AbortController();
      limits.push(limit);
      return limit.signal;
    },
  });
  const jobsOf = () => started.map(({ answers }) => answers.length);
  /** Lets queued work begin. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { pool, started, limits, jobsOf, settle };
}

const DRAWN: DecodingAnswer = { drawn: new Uint8Array([1]) };
const bytes = new Uint8Array([0]);

describe('the processes that decode pictures', () => {
  it('are two at most, and are used again', async () => {
    const { pool, started, jobsOf, settle } = poolOfFakes();
    const drawn = Promise.all(Array.from({ length: 5 }, () => pool.draw(bytes, VARIANT)));
    await settle();
    expect(jobsOf()).toEqual([1, 1]);
    for (let round = 0; round < 5; round++) {
      for (const { answers } of started) answers.at(-1)?.(DRAWN);
      await settle();
    }
    expect((await drawn).length).toBe(5);
    expect(jobsOf().reduce((sum, jobs) => sum + jobs)).toBe(5);
    expect(started).toHaveLength(2);
  });

  it('are killed when a picture takes too long, and the next picture gets a new one', async () => {
    const { pool, started, limits, settle } = poolOfFakes();
    const slow = pool.draw(bytes, VARIANT);
    await settle();
    limits[0]?.abort();
    await expect(slow).rejects.toMatchObject({ kind: 'unsupported-type' });
    await expect(slow).rejects.toThrow('too long');
    expect(started[0]?.isAlive).toBe(false);
    const next = pool.draw(bytes, VARIANT);
    await settle();
    started[1]?.answers[0]?.(DRAWN);
    expect(await next).toEqual(new Uint8Array([1]));
  });

  it('stay alive when they refuse a picture, and are replaced when they died', async () => {
    const { pool, started, settle } = poolOfFakes();
    const refused = pool.check(bytes);
    await settle();
    started[0]?.answers[0]?.({ problem: { kind: 'too-large', detail: 'Too many pixels.' } });
    await expect(refused).rejects.toThrow(new HttpProblem('too-large', 'Too many pixels.'));
    expect(started[0]?.isAlive).toBe(true);
    started[0]?.kill();
    void pool.check(bytes);
    await settle();
    expect(started.map(({ answers }) => answers.length)).toEqual([1, 1]);
  });
});

describe('a process that decodes pictures', () => {
  const started: DecoderProcess[] = [];
  const start = (program?: string): DecoderProcess => {
    const decoder = new DecoderProcess(program);
    started.push(decoder);
    return decoder;
  };
  afterEach(() => started.splice(0).forEach((decoder) => decoder.kill()));

  it('checks, draws and refuses one picture after the other', async () => {
    const pool = new DecoderPool({ start });
    const png = await picture('png');
    expect(await pool.check(png)).toMatchObject({ contentType: 'image/png', width: 40, height: 30 });
    await expect(pool.check(png.subarray(0, png.byteLength / 2))).rejects.toMatchObject({ kind: 'unsupported-type' });
    const bomb = pool.draw(Buffer.from(useBomb()), VARIANT);
    await expect(bomb).rejects.toMatchObject({ kind: 'unsupported-type' });
    await expect(bomb).rejects.toThrow('50000 shapes');
    expect(Buffer.from(await pool.draw(Buffer.from(SVG), VARIANT)).toString('latin1', 1, 4)).toBe('PNG');
    expect(started).toHaveLength(1);
  });

  it('can be killed while it decodes', async () => {
    const decoder = start();
    await decoder.run({ task: 'check', bytes: Buffer.from(SVG) });
    const drawn = decoder.run({ task: 'draw', bytes: await picture('png', 3_000, 3_000), variant: VARIANT });
    decoder.kill();
    await expect(drawn).rejects.toMatchObject({ kind: 'unsupported-type' });
    expect(decoder.isAlive).toBe(false);
  });

  it('is no reason to blame the picture when it cannot start', async () => {
    const pool = new DecoderPool({ start: () => start('/nowhere.js') });
    await expect(pool.check(bytes)).rejects.toThrow('does not start');
  });
});
