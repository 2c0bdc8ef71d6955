import assert from 'node:assert/strict';
import { createParser } from 'eventsource-parser';
import { apiClient } from './apiClient.mjs';

/**
 * Orders a PDF of a deck's cards in English, follows its progress, and downloads it.
 * @returns {Promise<{bytes: Buffer, events: number}>}
 */
export async function exportPdf(server, token, deckId) {
  const call = apiClient(server, token);
  const order = { deck_id: deckId, preset: 'pdf-cards', languages: ['en'] };
  const { export: ordered } = await call('POST', '/api/exports', { body: order, expected: 201 });
  const get = (what) =>
    fetch(new URL(`/api/exports/${ordered.id}/${what}`, server), { headers: { Authorization: `Bearer ${token}` } });
  const states = await readStates(await get('events'));
  const last = states.at(-1);
  assert.equal(last?.status, 'done', JSON.stringify(last, null, 2));
  const bytes = Buffer.from(await (await get('download')).arrayBuffer());
  assert.equal(bytes.length, last.file.size);
  assert.equal(bytes.subarray(0, 5).toString(), '%PDF-');
  return { bytes, events: states.length };
}

/** The states that an export goes through, in order, until the server ends its events. */
async function readStates(response) {
  const states = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'export') states.push(JSON.parse(data).export);
    },
  });
  const decoder = new TextDecoder();
  for await (const bytes of response.body) parser.feed(decoder.decode(bytes, { stream: true }));
  return states;
}
