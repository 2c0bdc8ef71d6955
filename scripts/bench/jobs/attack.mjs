// Attacks a server with requests of one member for some seconds, and measures what others wait for meanwhile.
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

const PROBE_MS = 20;

/**
 * Bodies that cost the server far more than their sender.
 * @type {Record<string, () => string | Buffer>}
 */
const BODIES = {
  'tiny objects': () => `{"categories":[${'{},'.repeat(7_000_000)}{}]}`,
  'a million values': () => `{"categories":[{"cards":[]}],"x":[${'{},'.repeat(990_000)}{}]}`,
  'unique keys': () => `{${Array.from({ length: 900_000 }, (_, index) => `"k${index}":0`).join()}}`,
  'invalid cards': () => `{"categories":[{"cards":[${'{"copies":0,"fields":{"a":[]}},'.repeat(9_999)}{}]}]}`,
  'deep lists': () => '['.repeat(20_000_000),
  'the largest deck': () => JSON.stringify(largestDeck()),
  'the largest content': () => JSON.stringify({ categories: largestDeck().categories }),
  'the largest draft': () => JSON.stringify({ version: 1, deck: largestDeck() }),
  'the largest font': () =>
    JSON.stringify({ name: 'A', licensed: true, data: Buffer.alloc(10_000_000, 7).toString('base64') }),
  'the largest picture': () => Buffer.concat([PNG, Buffer.alloc(15_900_000, 7)]),
};
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** As many cards as a deck may have, with as much in them as a body may. */
function largestDeck() {
  const texts = (language) => ({ language_code: language, title: 'Card', description: 'x'.repeat(300) });
  const translations = Object.fromEntries(['en', 'de', 'fr', 'it'].map((language) => [language, texts(language)]));
  const card = { translations, fields: { cost: 1, attack: 2, defence: 3 } };
  return {
    translations: { en: { title: 'Largest' } },
    categories: [{ cards: Array.from({ length: 10_000 }, () => card) }],
  };
}

/**
 * @param {{port: number, tokens?: string[], attack?: string, path: string, method: string, type?: string, isDeaf?: boolean, senders: number, seconds: number, probes: {path: string, token?: string}[]}} parameters
 *   `attack` names the body, or is the body itself; senders that are deaf receive no more of an answer than its head,
 *   and each `token` has its part of the senders
 * @returns {Promise<{statuses: Record<string, number>, waits: Record<string, {p99Ms: number, mostMs: number}>}>} answers to the attack, and what others waited for, by path
 */
export default async function attack({
  port,
  tokens,
  attack,
  path,
  method,
  type,
  isDeaf,
  senders = 0,
  seconds,
  probes,
}) {
  const body = Buffer.from(BODIES[attack]?.() ?? attack ?? '');
  const end = performance.now() + seconds * 1000;
  // Who never receives an answer may wait for the next turn forever.
  const signal = isDeaf ? globalThis.AbortSignal.timeout(Math.ceil(seconds * 1000)) : undefined;
  const statuses = {};
  const held = [];
  const sending = Array.from({ length: senders }, async (_, index) => {
    const token = tokens[index % tokens.length];
    while (performance.now() < end) {
      const order = { method, path, token, body, type, signal, held: isDeaf && held };
      const status = await send(port, order).catch(() => 'closed');
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 429 || status === 503) await setTimeout(50);
    }
  });
  const waits = {};
  const probing = probes.map(async (probe) => {
    const times = [];
    while (performance.now() < end) {
      const sent = performance.now();
      const status = await send(port, { method: 'GET', ...probe });
      if (status !== 200) throw new Error(`${probe.path} was answered ${status} during ${attack}`);
      times.push(performance.now() - sent);
      await setTimeout(PROBE_MS);
    }
    times.sort((one, other) => one - other);
    waits[probe.path] = { p99Ms: times[Math.floor(times.length * 0.99)], mostMs: times.at(-1) };
  });
  await Promise.all([...sending, ...probing]);
  for (const connection of held) connection.destroy();
  return { statuses, waits };
}

/** @param held keeps the connections whose answers are not received */
async function send(port, { method, path, token, body, type = 'application/json', signal, held }) {
  const headers = {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body && { 'Content-Type': type, 'Content-Length': body.length }),
  };
  const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false, ...(signal && { signal }) });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  if (held) {
    sent.on('error', () => undefined);
    held.push(sent);
    return answer.statusCode;
  }
  answer.resume();
  await once(answer, 'end');
  sent.destroy();
  return answer.statusCode;
}
