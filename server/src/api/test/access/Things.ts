import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ExportServer } from '../../../jobs/test/startExportServer.js';
import { grantRole } from '../../../queries/roles.js';
import { picture } from '../../../storage/test/pictures.js';
import { aDeck, type StoredDeck } from '../../../testing/aDeck.js';
import { aColorScheme, aTemplate } from '../../../testing/aTemplate.js';
import { aFont, anIcon, aPart } from '../../../testing/aFont.js';
import { aPreset, aProfile } from '../../../testing/aPreset.js';
import { keptMails, linkIn } from '../../../testing/keptMails.js';
import type { TestServer } from '../../../testing/startTestServer.js';
import type { TestClient } from '../../../testing/TestClient.js';
import type { CallerName } from './callers.js';

interface Made {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
}

/** Creates the objects for requests: the owner's, and those that admins manage. */
export class Things {
  readonly server: TestServer;
  #count = 0;

  private constructor(
    private readonly exporting: ExportServer,
    private readonly clients: Readonly<Record<CallerName, TestClient>>,
    /** The owner's finished export with a file. */
    readonly exportId: string,
  ) {
    this.server = exporting.server;
  }

  static async prepare(exporting: ExportServer): Promise<Things> {
    const { server } = exporting;
    const member = await server.newMember();
    const { stranger, member: owner, other, admin } = server;
    const clients = { stranger, member, owner, 'other owner': other, admin };
    const things = new Things(exporting, clients, await exporting.made(owner));
    await admin.post('/api/admin/worlds', { name: 'Weather', slug: 'weather' });
    await things.made(admin, '/api/admin/templates', aTemplate({ name: 'Default', slug: 'default' }));
    await things.deck({}, other);
    await things.template(other);
    // From now on the only worker is busy, so later orders wait.
    await exporting.order(other, await exporting.newDeck(other));
    await exporting.maker.next();
    return things;
  }

  clientOf(caller: CallerName): TestClient {
    return this.clients[caller];
  }

  /** A unique name. */
  name(): string {
    return `thing-${(this.#count += 1)}`;
  }

  email(): string {
    return `${this.name()}@example.com`;
  }

  /** Creates another caller of the same kind. */
  async newClient(caller: CallerName): Promise<TestClient> {
    if (caller === 'stranger') return this.server.stranger;
    const client = await this.server.newMember();
    if (caller === 'admin') await grantRole(this.server.services.database.knex, client.id, 'admin');
    this.server.services.members.forget();
    return client;
  }

  deck(changes: object = {}, client = this.clients.owner): Promise<StoredDeck> {
    return this.made(client, '/api/decks', aDeck(changes));
  }

  publishedDeck(): Promise<StoredDeck> {
    return this.deck({ status: 'published', world_id: 'weather' });
  }

  async binnedDeck(): Promise<StoredDeck> {
    const deck = await this.deck();
    await this.clients.owner.delete(`/api/decks/${deck.id}`);
    return deck;
  }

  async template(client = this.clients.owner): Promise<string> {
    const { id } = await this.made(client, '/api/templates/create-from-draft', { name: this.name() });
    return id;
  }

  officialTemplate(): Promise<Made> {
    return this.made(this.clients.admin, '/api/admin/templates', aTemplate({ name: this.name() }));
  }

  async colorScheme(changes: object = {}): Promise<string> {
    const { id } = await this.made(this.clients.owner, '/api/color-schemes', this.aScheme(changes));
    return id;
  }

  async globalColorScheme(): Promise<string> {
    const { id } = await this.made(this.clients.admin, '/api/admin/color-schemes', this.aScheme());
    return id;
  }

  aScheme(changes: object = {}): object {
    return aColorScheme({ name: this.name(), ...changes });
  }

  async ownFont(): Promise<string> {
    return (await this.made(this.clients.owner, '/api/own-fonts', await aFont())).id;
  }

  async ownPart(): Promise<string> {
    return (await this.made(this.clients.owner, '/api/own-parts', aPart(this.name()))).id;
  }

  async ownIcon(): Promise<string> {
    return (await this.made(this.clients.owner, '/api/own-icons', anIcon(this.name()))).id;
  }

  /** @param deleted whether it has been deleted since */
  async ownPreset(deleted = false): Promise<string> {
    const { id } = await this.made(this.clients.owner, '/api/own-presets', aPreset(this.name()));
    if (deleted) await this.clients.owner.delete(`/api/own-presets/${id}`);
    return id;
  }

  async ownProfile(): Promise<string> {
    return (await this.made(this.clients.owner, '/api/own-profiles', await aProfile())).id;
  }

  async banner(): Promise<string> {
    const { id } = await this.made(this.clients.owner, '/api/social-banners', { width: 100, height: 100 });
    return id;
  }

  /** Uploads a picture for the owner. @returns its id and path */
  async upload(): Promise<{ id: string; path: string }> {
    const [id, ownerId] = [randomUUID(), this.clients.owner.id];
    const path = `${ownerId}/${id}.png`;
    await this.server.services.storage.put(path, await picture('png'), { ownerId });
    return { id, path };
  }

  /** Creates a queued export of the owner. */
  async waitingExport(): Promise<string> {
    const { id } = await this.exporting.order(this.clients.owner, await this.exporting.newDeck(this.clients.owner));
    return id;
  }

  async cancelledExport(): Promise<string> {
    const id = await this.waitingExport();
    await this.clients.owner.post(`/api/exports/${id}/cancel`);
    return id;
  }

  /** Creates an object that only admins can create. @param path below /api/admin/ */
  async kept(path: string, body: object): Promise<Made> {
    return this.made(this.clients.admin, `/api/admin/${path}`, body);
  }

  /** The token in the link of the latest e-mail to an address. */
  async mailedToken(email: string): Promise<string> {
    const [mail] = await keptMails(this.server, email);
    return new URL(linkIn(mail?.text ?? '')).searchParams.get('token') ?? '';
  }

  /** Finds an id in an admin list. */
  async find(path: string, list: string): Promise<string> {
    const found = (await this.clients.admin.get(path)).json<Record<string, Made[]>>()[list]?.[0];
    if (found === undefined) throw new Error(`${path} finds nothing.`);
    return found.id;
  }

  /** Posts and unwraps the created object. */
  async made<T extends { id: string }>(client: TestClient, path: string, body: object): Promise<T> {
    const answer = await client.post(path, body);
    expect(answer.status, `POST ${path} → ${answer.text}`).toBe(201);
    const [thing] = Object.values(answer.json<Record<string, T>>());
    if (thing === undefined) throw new Error(`POST ${path} answered nothing.`);
    return thing;
  }
}
