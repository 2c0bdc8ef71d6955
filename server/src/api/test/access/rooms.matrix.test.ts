import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startExportServer, type ExportServer } from '../../../jobs/test/startExportServer.js';
import { embeddedDatabase } from '../../../testing/testDatabases.js';
import { CALLERS, type CallerName } from './callers.js';
import { roomCases, silentCases, type RoomCase } from './cases/rooms.js';
import { Things } from './Things.js';

describe.each(embeddedDatabase)('who may call sign-in, storage and pictures, on $name', (database) => {
  let exporting: ExportServer;
  let things: Things;
  beforeAll(async () => {
    exporting = await startExportServer(database);
    things = await Things.prepare(exporting);
  });
  afterAll(() => exporting.server.close());

  const send = async (each: RoomCase, caller: CallerName): Promise<{ status: number; text: string }> => {
    const { path, body, client = things.clientOf(caller) } = await each.request(things, caller);
    const isPicture = body instanceof Uint8Array;
    const response = await fetch(new URL(path, things.server.url), {
      method: each.method,
      headers: {
        ...(client.session && { Authorization: `Bearer ${client.session.token}` }),
        ...(body !== undefined && { 'Content-Type': isPicture ? 'image/png' : 'application/json' }),
      },
      ...(body !== undefined && { body: isPicture ? body : JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };

  describe.each(roomCases)('$name', (each) => {
    it.each(CALLERS)('%s', async (caller) => {
      const { status, text } = await send(each, caller);
      expect(status, text).toBeLessThan(500);
      expect([caller, status < 400], `${status} ${text}`).toEqual([caller, each.only.includes(caller)]);
    });
  });

  describe.each(silentCases)('$name', (each) => {
    it.each(CALLERS)('%s', async (caller) => {
      const { status, text } = await send(each, caller);
      expect([caller, status, text !== '[]']).toEqual([caller, 200, each.only.includes(caller)]);
    });
  });
});
