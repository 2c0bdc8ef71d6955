import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportChoices } from '../../contract/exports.js';
import type { OwnPreset } from '../../contract/ownPresets.js';
import type { OwnProfile } from '../../contract/ownProfiles.js';
import { aPreset, aProfile } from '../../testing/aPreset.js';
import { startTestServer, type TestServer } from '../../testing/startTestServer.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';

describe.each(embeddedDatabase)('own presets and colour profiles on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database);
  });
  afterAll(() => server.close());

  const choices = async (client = server.member): Promise<ExportChoices> =>
    (await client.get('/api/exports/presets')).json<ExportChoices>();

  it('keeps a preset for its owner, who may rename and delete it, and restore it', async () => {
    const made = await server.member.post('/api/own-presets', aPreset('corner'));
    expect(made.status, made.text).toBe(201);
    const { preset } = made.json<{ preset: OwnPreset }>();
    expect(preset).toMatchObject({ name: 'corner', title: 'Corner print shop', preset: { family: 'Your own' } });
    const path = `/api/own-presets/${preset.id}`;
    const shown = (await choices()).presets.find(({ name }) => name === preset.id);
    expect(shown).toMatchObject({ is_own: true, preferred_size: '60x90mm', defaults: { bleed: 2, size: '60x90mm' } });
    expect((await choices()).sizes).toContainEqual(expect.objectContaining({ slug: '60x90mm', width_mm: 60 }));
    for (const client of [server.other, server.stranger])
      expect((await choices(client)).presets.filter((each) => each.is_own)).toEqual([]);
    expect((await server.member.post('/api/own-presets', aPreset('corner'))).json().detail).toContain('already have');
    const renamed = await server.member.patch(path, { title: 'Corner shop' });
    expect(renamed.json()).toMatchObject({ preset: { title: 'Corner shop', preset: { title: 'Corner shop' } } });
    expect((await server.member.delete(path)).status).toBe(204);
    expect((await server.member.patch(path, { title: 'x' })).status).toBe(404);
    expect((await server.member.get('/api/own-presets')).json()).toEqual({ presets: [] });
    expect((await server.other.post(`${path}/restore`)).status).toBe(404);
    expect((await server.member.post(`${path}/restore`)).status).toBe(200);
    expect((await choices()).presets.filter((each) => each.is_own).map(({ title }) => title)).toEqual(['Corner shop']);
    await server.member.delete(path);
    await server.member.post('/api/own-presets', aPreset('corner'));
    expect((await server.member.post(`${path}/restore`)).status).toBe(409);
  });

  it('refuses a preset with every place in the file', async () => {
    const wrong = { ...aPreset('board'), product: 'pdf-sheets', sheet: { sheet: 'a4', colums: 3 }, bleedMm: 'two' };
    const refused = await server.member.post('/api/own-presets', wrong);
    const { errors } = refused.json<{ errors: { path: string; message: string }[] }>();
    expect([refused.status, errors.map(({ path }) => path)]).toEqual([422, ['bleedMm', 'sheet.colums']]);
    const small = { ...aPreset('board'), product: 'pdf-sheets', sheet: { sheet: '50x60mm' } };
    expect((await server.member.post('/api/own-presets', small)).json().detail).toMatch(/^sheet: /);
    expect((await server.member.post('/api/own-presets', [])).status).toBe(422);
    const large = { ...aPreset('board'), source: 'x'.repeat(300_000) };
    expect((await server.member.post('/api/own-presets', large)).status).toBe(413);
  });

  it('keeps a colour profile once, gives its bytes to its owner, and restores it', async () => {
    const file = await aProfile();
    const upload = async (): Promise<OwnProfile> => {
      const answer = await server.member.post('/api/own-profiles', file);
      expect(answer.status, answer.text).toBe(201);
      return answer.json<{ profile: OwnProfile }>().profile;
    };
    const { id, description, size } = await upload();
    expect([description, (await upload()).id]).toEqual([expect.stringContaining('FOGRA39'), id]);
    expect((await choices()).profiles).toEqual([{ id, name: 'FOGRA39L_coated.icc' }]);
    const path = `/api/own-profiles/${id}`;
    const bytes = await server.member.get(`${path}/file`);
    expect(Number(bytes.headers.get('content-length'))).toBe(size);
    expect((await server.other.get(`${path}/file`)).status).toBe(404);
    expect((await server.member.patch(path, { name: 'Coated' })).json()).toMatchObject({ profile: { name: 'Coated' } });
    expect((await server.member.delete(path)).status).toBe(204);
    expect((await server.member.get(`${path}/file`)).status).toBe(404);
    expect((await choices()).profiles).toEqual([]);
    expect((await server.member.post(`${path}/restore`)).json()).toMatchObject({ profile: { name: 'Coated' } });
    await server.member.delete(path);
    expect((await upload()).id).toBe(id);
    expect((await server.member.get('/api/own-profiles')).json()).toMatchObject({
      profiles: [{ id }],
      quota: { used: size, limit: 40_000_000 },
    });
  });

  it('gives a preset the profile that it names, once that is uploaded', async () => {
    const color = { space: 'cmyk', standard: 'pdf-x-4', profile: 'press/House_v3.icc' };
    await server.member.post('/api/own-presets', { ...aPreset('press'), color });
    const shown = async () =>
      (await choices()).presets.find(({ is_own: own, defaults }) => own && defaults.pdf_standard);
    expect(await shown()).toMatchObject({ missing_profile: 'press/House_v3.icc' });
    const file = { ...(await aProfile('SWOP_TR003_coated.icc')), name: 'House_v3.icc' };
    const { profile } = (await server.member.post('/api/own-profiles', file)).json<{ profile: OwnProfile }>();
    expect(await shown()).toMatchObject({ missing_profile: null, defaults: { output_profile: profile.id } });
    await server.member.delete(`/api/own-profiles/${profile.id}`);
    expect(await shown()).toMatchObject({ missing_profile: 'press/House_v3.icc' });
  });

  it('says what is wrong with a colour profile', async () => {
    const refusal = async (...file: Parameters<typeof aProfile>): Promise<unknown[]> => {
      const answer = await server.member.post('/api/own-profiles', await aProfile(...file));
      return [answer.status, answer.json().detail];
    };
    expect(await refusal('sRGB.icc')).toEqual([415, expect.stringContaining('for a monitor, not for printing')]);
    const cut = (bytes: Buffer): Uint8Array => bytes.subarray(0, 50_000);
    expect(await refusal('FOGRA39L_coated.icc', cut)).toEqual([415, expect.stringContaining('cut off')]);
    // The tables' signatures are gone, the table of contents is whole.
    const emptied = (bytes: Buffer): Uint8Array => bytes.fill(0, 600);
    expect(await refusal('FOGRA39L_coated.icc', emptied)).toEqual([415, expect.stringContaining('Little CMS cannot')]);
    expect(await refusal('README.md')).toEqual([415, expect.stringContaining('not an ICC profile')]);
    expect(await refusal('sRGB.icc', () => Buffer.alloc(9_500_000))).toEqual([413, expect.any(String)]);
  });
});
