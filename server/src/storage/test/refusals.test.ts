import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { useBomb } from '../../images/test/useBomb.js';
import { HOSTILE_SVG, picture, pixelBomb, SVG } from './pictures.js';
import { imagesOf } from './supabaseOf.js';

describe.each(embeddedDatabase)('what storage refuses ($name)', (kind) => {
  let server: TestServer;
  let own: ReturnType<typeof imagesOf>['bucket'];
  const newPath = (extension = 'png'): string => `${server.member.id}/${randomUUID()}.${extension}`;
  beforeAll(async () => {
    server = await startTestServer(kind);
    own = imagesOf(server.member).bucket;
  });
  afterAll(() => server.close());

  const refusalOf = async (path: string, bytes: Uint8Array | string, contentType?: string) => {
    const options = contentType === undefined ? {} : { contentType };
    const { error } = await own.upload(path, Buffer.from(bytes), options);
    return (error as { statusCode?: string } | null)?.statusCode;
  };

  it('names the extension or the declared type that contradicts a file', async () => {
    const png = await picture('png');
    const messageOf = async (extension: string, contentType: string) =>
      (await own.upload(newPath(extension), png, { contentType })).error?.message;
    expect(await messageOf('jpg', 'image/png')).toBe(
      'The picture is image/png, but its name or declared type says image/jpeg.',
    );
    expect(await messageOf('png', 'image/gif')).toBe(
      'The picture is image/png, but its name or declared type says image/gif.',
    );
  });

  it('refuses files that are not the picture they claim to be', async () => {
    const png = await picture('png');
    expect(await refusalOf(newPath('jpg'), png)).toBe('415');
    expect(await refusalOf(newPath('png'), png, 'image/gif')).toBe('415');
    expect(await refusalOf(newPath('png'), '<!doctype html><script>alert(1)</script>')).toBe('415');
    expect(await refusalOf(newPath('png'), SVG)).toBe('415');
    expect(await refusalOf(newPath('png'), '')).toBe('415');
    expect(await refusalOf(newPath('png'), png.subarray(0, png.byteLength / 2))).toBe('415');
    expect(await refusalOf(newPath('gif'), 'GIF89a/*<script>*/=alert(1)//')).toBe('415');
    expect(await refusalOf(newPath('svg'), '<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>')).toBe('415');
    expect(await refusalOf(newPath('svg'), png)).toBe('415');
    expect(await refusalOf(newPath('png'), await picture('png'), 'text/html')).toBe('415');
  });

  it('refuses decompression bombs, and keeps nothing of refused files', async () => {
    const before = await filesOf(server);
    expect(await refusalOf(newPath(), await pixelBomb())).toBe('413');
    expect(await refusalOf(newPath(), Buffer.alloc(17_000_000, 1))).toBe('413');
    const form = new FormData();
    form.append('', new Blob([Buffer.alloc(16_010_000, 1)], { type: 'image/png' }));
    expect((await own.upload(newPath(), form)).error).toMatchObject({ statusCode: '413' });
    const entities = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`;
    const path = newPath('svg');
    await own.upload(path, Buffer.from(entities));
    await own.remove([path]);
    expect(await filesOf(server)).toEqual(before);
  });

  it('refuses an SVG whose references multiply', async () => {
    const { error } = await own.upload(newPath('svg'), Buffer.from(useBomb()));
    expect(error).toMatchObject({ statusCode: '415' });
    expect(error?.message).toContain('more than 50000 shapes');
  });

  it('cleans SVG, and serves everything inert', async () => {
    const path = newPath('svg');
    expect((await own.upload(path, Buffer.from(HOSTILE_SVG))).error).toBeNull();
    const answer = await fetch(own.getPublicUrl(path).data.publicUrl);
    const kept = await answer.text();
    expect(kept).not.toMatch(/script|foreignObject|evil|onload|onclick|javascript|iframe/i);
    expect(kept).toContain('<rect');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('serves a picture with a page or an archive behind it as a picture', async () => {
    const path = newPath('jpg');
    const jpeg = Buffer.concat([await picture('jpeg'), Buffer.from('PK\u0003\u0004<html><script>alert(1)</script>')]);
    expect((await own.upload(path, jpeg)).error).toBeNull();
    const { headers } = await fetch(own.getPublicUrl(path).data.publicUrl);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  it('refuses foreign paths', async () => {
    const png = await picture('png');
    const [id, me] = [randomUUID(), server.member.id];
    const paths = [
      `${me}/../${id}.png`,
      `${me}/..%2f${id}.png`,
      `${me}/%2e%2e/%2e%2e/${id}.png`,
      `${me}/..\\${id}.png`,
      `${me}/${id}.png%00.svg`,
      `${me}/${id}.png\u0000`,
      `${me}/a/b/${id}.png`,
      `${me}/${id}`,
      `${me}/${id}.html`,
      `${me}/${id}.PNG`,
      `${me}/picture.png`,
      `${me}/ａvatars/${id}.png`,
      `${me}/．．/${id}.png`,
      `${me.toUpperCase()}/${id}.png`,
      `/etc/passwd`,
      `${id}.png`,
    ];
    for (const path of paths) {
      expect(await rawUpload(server, `/storage/v1/object/images/${encodeURI(path)}`, png), path).toBeGreaterThanOrEqual(
        400,
      );
      expect(
        await rawUpload(server, `/storage/v1/object/images/${path.replace(/[^\x21-\x7e]/g, encodeURIComponent)}`, png),
        path,
      ).toBeGreaterThanOrEqual(400);
    }
    expect(await filesOf(server)).not.toContainEqual(expect.stringContaining(id));
    for (const path of ['../../../first-run.json', '%2e%2e/%2e%2e/postgres/lock', '..%5c..%5clock'])
      expect((await fetch(`${server.url}/storage/v1/object/public/images/${path}`)).status).toBeGreaterThanOrEqual(400);
  });

  it('answers malformed forms and bodies with a client error', async () => {
    const post = (headers: Record<string, string>, body: string, path = `object/images/${newPath()}`) =>
      server.member.send('POST', `/storage/v1/${path}`, body, headers);
    expect((await post({ 'Content-Type': 'multipart/form-data' }, 'x')).status).toBe(400);
    expect((await post({ 'Content-Type': 'multipart/form-data; boundary=x' }, '--y')).status).toBe(400);
    expect((await post({ 'Content-Type': 'multipart/form-data; boundary=x' }, '--x--\r\n')).status).toBe(400);
    expect((await post({ 'x-metadata': 'bm8=' }, 'x')).status).toBe(400);
    for (const body of ['{', '[]', '{"prefix": 3}', '{"limit": -1}', '{"sortBy": {"column": "path; drop table"}}'])
      expect((await post({}, body, 'object/list/images')).status, body).toBe(400);
    expect((await server.member.send('DELETE', '/storage/v1/object/images', { prefixes: 'a' })).status).toBe(400);
    const told = (body: string) => post({}, body, 'object/list/images').then((answer) => answer.json());
    expect(await told('"x"'.padStart(600_001))).toMatchObject({
      ...{ statusCode: '413', message: 'The body is larger than 600 kB' },
    });
    expect(await told('{"limit": -1}')).toMatchObject({
      statusCode: '400',
      message: expect.stringMatching(/^limit: /) as string,
    });
  });
});

/** Uploads without fetch's normalization of URLs. @returns the status */
function rawUpload(server: TestServer, path: string, body: Buffer): Promise<number> {
  const { port } = new URL(server.url);
  const headers = { Authorization: `Bearer ${server.member.session?.token ?? ''}`, 'Content-Type': 'image/png' };
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method: 'POST', headers, host: 'localhost' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function filesOf({ services }: TestServer): Promise<string[]> {
  const folder = join(services.config.dataDirectory, 'storage');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
