import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HttpProblem } from '../../errors.js';
import { startFakeAi, systemOf, type AiReply, type FakeAi } from '../../testing/fakeAi.js';
import { askJson } from '../askJson.js';
import { OpenAiPictures } from './OpenAiPictures.js';
import { OpenAiText } from './OpenAiText.js';

const KEY = 'sk-test-0123456789abcdef';
const QUICK = { retries: { retries: 2, firstDelay: 1, longestDelay: 200 } };

let fake: FakeAi;
let logged: string[];
let log: pino.Logger;
beforeAll(async () => {
  fake = await startFakeAi();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.reset();
  logged = [];
  log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
});

const config = () => ({ baseUrl: fake.url, apiKey: KEY, model: 'writer', imageModel: 'painter' });
const writer = (options: object = {}): OpenAiText => new OpenAiText(config(), 'writer', log, { ...QUICK, ...options });
const ask = (model = writer(), signal?: AbortSignal): Promise<string> =>
  model.complete({ system: 'Say hello.', prompt: 'data', maxTokens: 10, ...(signal && { signal }) });

async function problemOf(work: Promise<unknown>): Promise<HttpProblem> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpProblem)) throw new Error('There is no problem.', { cause: error });
  return error;
}

describe('a text model', () => {
  it('sends task and data separately, with the key and a limit for the answer', async () => {
    fake.next({ text: ' Hello. ' });
    expect(await ask()).toBe('Hello.');
    expect(fake.calls).toMatchObject([
      { path: '/v1/chat/completions', authorization: `Bearer ${KEY}`, body: { model: 'writer', max_tokens: 10 } },
    ]);
  });

  it('sends no key if none is set', async () => {
    fake.next({ text: 'Hello' });
    await ask(new OpenAiText({ ...config(), apiKey: undefined }, 'writer', log));
    expect(fake.calls[0]?.authorization).toBeUndefined();
  });

  it.each([408, 409, 429, 500, 502, 503])('tries again after %d', async (status) => {
    fake.next({ status }, { status, headers: { 'Retry-After': '0' } }, { text: 'Hello' });
    expect(await ask()).toBe('Hello');
    expect(fake.calls).toHaveLength(3);
  });

  it('gives up after two retries', async () => {
    fake.otherwise({ status: 503 });
    expect(await problemOf(ask())).toMatchObject({ kind: 'upstream', status: 502 });
    expect(fake.calls).toHaveLength(3);
  });

  it('does not wait for an hour because Retry-After says so', async () => {
    fake.otherwise({ status: 429, headers: { 'Retry-After': '3600' } });
    expect((await problemOf(ask())).detail).toMatch(/busy/);
    expect(fake.calls).toHaveLength(1);
  });

  it.each([
    [{ status: 401, error: { message: `Incorrect API key provided: ${KEY}` } }, /key/],
    [{ status: 404 }, /model/],
    [{ status: 429, error: { message: 'You exceeded your quota', code: 'insufficient_quota' } }, /quota/],
    [{ text: '', refusal: 'I cannot help with that.' }, /declines/],
    [{ text: 'half', finish: 'content_filter' }, /declines/],
    [{ text: 'half an ans', finish: 'length' }, /cut off/],
    [{ text: '  ' }, /no answer/],
    [{ raw: '<html>Welcome</html>' }, /cannot be read/],
    [{ raw: '{"choices": []}' }, /cannot be read/],
    [{ raw: 'null' }, /cannot be read/],
  ] satisfies [AiReply, RegExp][])('explains %j in plain words, without a retry', async (reply, words) => {
    fake.otherwise(reply);
    const problem = await problemOf(ask());
    expect(problem).toMatchObject({ kind: 'upstream', status: 502 });
    expect(problem.detail).toMatch(words);
    expect(fake.calls).toHaveLength(1);
  });

  it('says in the log what is wrong with an answer', async () => {
    fake.otherwise({ raw: '{"choices": []}' });
    expect(String((await problemOf(ask())).cause)).toMatch(/not a chat completion.*check AI_BASE_URL/);
  });

  it('reports broken and unreachable endpoints', async () => {
    fake.otherwise({ cut: true });
    expect(await problemOf(ask())).toMatchObject({ kind: 'upstream' });
    const nowhere = new OpenAiText({ ...config(), baseUrl: 'http://127.0.0.1:1/v1' }, 'writer', log, QUICK);
    expect((await problemOf(ask(nowhere))).detail).toMatch(/cannot be reached/);
  });

  it('neither logs nor reveals the key', async () => {
    fake.otherwise({ status: 401, error: { message: `Incorrect API key provided: ${KEY}` } });
    const problem = await problemOf(ask());
    expect(logged.join('')).toContain('the AI provider failed');
    expect(logged.join('')).toContain('check AI_API_KEY');
    expect(problem.detail).not.toContain('AI_API_KEY');
    expect(logged.join('') + problem.detail + String(problem.cause)).not.toContain(KEY);
  });

  it('stops at its time limit', async () => {
    fake.otherwise({ hang: true });
    expect((await problemOf(ask(writer({ timeout: 100 })))).detail).toMatch(/too long/);
  });

  it('stops reading an endless answer', async () => {
    fake.otherwise({ text: 'x'.repeat(20_000) });
    expect((await problemOf(ask(writer({ maxBytes: 10_000 })))).kind).toBe('upstream');
  });

  it('hangs up when the caller does', async () => {
    fake.otherwise({ hang: true });
    const caller = new AbortController();
    const answer = ask(writer(), caller.signal);
    const call = await fake.called(1);
    caller.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
    await call.closed;
    expect(fake.calls).toHaveLength(1);
  });

  it('learns that a model counts its thoughts as output', async () => {
    const refusal = {
      message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens'.",
      param: 'max_tokens',
    };
    fake.next({ status: 400, error: refusal }, { text: 'one' }, { text: 'two' });
    const model = writer();
    expect([await ask(model), await ask(model)]).toEqual(['one', 'two']);
    expect(fake.calls.map(({ body }) => 'max_completion_tokens' in body)).toEqual([false, true, true]);
  });

  it('removes thoughts from the answer', async () => {
    fake.next({ text: '<think>\nHm.\n</think>\n\nHello' });
    expect(await ask()).toBe('Hello');
  });
});

describe('an answer in JSON', () => {
  const question = (model: OpenAiText) =>
    askJson(model, {
      name: 'words',
      system: 'Give words.',
      prompt: 'data',
      answer: z.strictObject({ words: z.array(z.string()) }),
      maxTokens: 50,
      signal: new AbortController().signal,
    });
  const good = { text: '{"words": ["rain"]}' };

  it('is checked against the schema by the endpoint', async () => {
    fake.next(good);
    expect(await question(writer())).toEqual({ words: ['rain'] });
    expect(fake.calls[0]?.body.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { strict: true, schema: { required: ['words'], additionalProperties: false } },
    });
  });

  it('gets the schema in words if the endpoint accepts none, and remembers that', async () => {
    const refusal = { status: 400, error: { message: "'response_format' of this type is not supported" } };
    fake.next(refusal, refusal, good, good);
    const model = writer();
    await question(model);
    await question(model);
    const formats = fake.calls.map(({ body }) => (body.response_format as { type: string } | undefined)?.type);
    expect(formats).toEqual(['json_schema', 'json_object', undefined, undefined]);
    expect(systemOf(fake.calls[3])).toContain('JSON Schema');
  });

  it.each(['```json\n{"words": ["rain"]}\n```', 'Here you are: {"words": ["rain"]} Enjoy!'])(
    'is found in %s',
    async (text) => {
      fake.next({ text });
      expect(await question(writer())).toEqual({ words: ['rain'] });
    },
  );

  it('is repaired once, by asking again with the faults', async () => {
    fake.next({ text: '{"words": "rain"}' }, good);
    expect(await question(writer())).toEqual({ words: ['rain'] });
    expect(systemOf(fake.calls[1])).toMatch(/words: .*expected array/);
  });

  it('is given up after the second fault', async () => {
    fake.otherwise({ text: 'Sorry, what?' });
    expect((await problemOf(question(writer()))).detail).toMatch(/two unusable/);
    expect(fake.calls).toHaveLength(2);
  });
});

describe('an image model', () => {
  const draw = (signal?: AbortSignal) =>
    new OpenAiPictures(config(), 'painter', log, QUICK).draw({
      prompt: 'a lamp',
      style: 'woodcut',
      width: 200,
      height: 300,
      ...(signal && { signal }),
    });
  const png = () =>
    sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
      .png()
      .toBuffer();

  it('gets words and style, and its picture has the requested size', async () => {
    fake.next({ picture: await png() });
    const { bytes, contentType } = await draw();
    expect(contentType).toBe('image/webp');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 200, height: 300 });
    expect(fake.calls[0]).toMatchObject({
      path: '/v1/images/generations',
      body: { model: 'painter', size: '1024x1536' },
    });
    expect(fake.calls[0]?.body.prompt).toMatch(/woodcut[^]*a lamp/);
  });

  it('leaves out parameters that the endpoint refuses', async () => {
    fake.next(
      { status: 400, error: { message: 'Unknown parameter', param: 'response_format' } },
      { status: 400, error: { message: 'Invalid value for size' } },
      { picture: await png() },
    );
    await draw();
    expect(fake.calls).toHaveLength(3);
    expect(fake.calls[2]?.body).not.toHaveProperty('size');
  });

  it.each([
    ['a link', { raw: '{"data": [{"url": "http://127.0.0.1/secret.png"}]}' }],
    ['nothing', { raw: '{"data": []}' }],
    ['a script', { picture: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>') }],
    ['half a picture', { picture: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') }],
    ['a refusal', { status: 400, error: { message: 'Your request was rejected by the safety system.' } }],
  ] satisfies [string, AiReply][])('refuses %s', async (_what, reply) => {
    fake.otherwise(reply);
    expect(await problemOf(draw())).toMatchObject({ kind: 'upstream', status: 502 });
    expect(fake.calls).toHaveLength(1);
  });

  it('leaves links in an answer to the administrator', async () => {
    fake.next({ raw: '{"data": [{"url": "http://127.0.0.1/secret.png"}]}' });
    const problem = await problemOf(draw());
    expect(problem.message).toBe('The image model sent no picture that can be used. Ask the administrator.');
    expect((problem.cause as Error).message).toMatch(/b64_json/);
  });
});
