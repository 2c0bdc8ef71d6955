import type { Api } from '../support/api.js';

/** Demo decks with their copies' state, oldest first. */
const DECKS = [
  ['Where on Earth', 'published'],
  ['Lantern Words', 'draft'],
  ['Tide Pool', 'unlisted'],
  ['Terrible Advice', 'early-access'],
  ['Open Ground', 'published'],
  ['Emberwild', 'draft'],
] as const;

interface Listed {
  readonly id: string;
  readonly translations: Readonly<Record<string, { readonly title: string }>>;
}

/** Gives somebody decks of every status, one of them in the bin, and a template of their own. */
export async function giveThings(api: Api): Promise<void> {
  const { decks } = await api.get<{ decks: readonly Listed[] }>('/api/decks/public');
  const copy = async (title: string, status: string): Promise<string> => {
    const original = decks.find(({ translations }) => translations.en?.title === title);
    if (original === undefined) throw new Error(`no demo deck is called ${title}`);
    const { deck_id: id } = await api.post<{ deck_id: string }>(`/api/decks/${original.id}/duplicate`);
    await api.patch(`/api/decks/${id}`, { status, translations: original.translations });
    return id;
  };
  for (const [title, status] of DECKS) await copy(title, status);
  await api.delete(`/api/decks/${await copy('Darkroom', 'draft')}`);
  await api.post('/api/templates/create-from-draft', {
    name: 'House rules',
    description: 'Our own, after the default.',
  });
}
