import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/ApiError.js';
import { pictureQuery, searchPhotos, type StockPhoto } from '../api/pictures.js';
import { aDocument } from '../deck/document/testing/aDocument.js';
import { allCards } from '../deck/document/find.js';
import { assignImages, type AssignedImages } from './assignImages.js';

vi.mock('../api/pictures.js', () => ({
  pictureQuery: vi.fn(),
  searchPhotos: vi.fn(),
  reportPhotoUse: vi.fn(),
  creditOf: () => null,
  keptUrl: ({ id }: StockPhoto) => `/photo/${id}`,
}));

const photo = (id: string): StockPhoto => ({
  id,
  width: 1,
  height: 1,
  alt_description: null,
  urls: { full: id, regular: id, small: id, thumb: id },
  attribution: null,
});
const tooMany = new ApiError(429, 'Too many requests', 'too-many-requests', [], {}, 30);

async function assign(cards: number, stop = new AbortController()): Promise<AssignedImages & { waits: number[] }> {
  const deck = aDocument(cards);
  const ids = allCards(deck).map(({ id }) => id);
  const waits: number[] = [];
  const signal = stop.signal;
  const assigning = assignImages(deck, ids, 'en', {
    signal,
    onProgress: () => undefined,
    onWait: (s) => waits.push(s),
  });
  await vi.runAllTimersAsync();
  return { ...(await assigning), waits };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(pictureQuery).mockResolvedValue('lamp');
  vi.mocked(searchPhotos).mockImplementation((_, { page = 1 } = {}) =>
    Promise.resolve({ results: [photo(`p${page}`)], total: 9_999 }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('gives each of a thousand cards a photo of its own, though all have the same texts', async () => {
  const deck = aDocument(1_000);
  const { recipe, count, failures } = await assign(1_000);
  recipe(deck);
  expect([count, failures]).toEqual([1_000, []]);
  expect(new Set(allCards(deck).map(({ illustration }) => illustration)).size).toBe(1_000);
});

it('waits as long as it is told to, and then goes on', async () => {
  vi.mocked(searchPhotos).mockRejectedValueOnce(tooMany);
  const { count, failures, waits } = await assign(5);
  expect([count, failures, waits]).toEqual([5, [], [30]]);
});

it('keeps what was found and lists what failed', async () => {
  vi.mocked(pictureQuery).mockRejectedValueOnce(new ApiError(422, 'No query available', 'invalid'));
  vi.mocked(searchPhotos).mockRejectedValueOnce(new Error(''));
  const { count, failures } = await assign(6);
  expect(count).toBe(4);
  expect(failures.map(({ reason }) => reason).sort()).toEqual(['API error', 'No query available']);
});

it('keeps what was found when it is cancelled', async () => {
  const stop = new AbortController();
  vi.mocked(searchPhotos).mockImplementation((_, { page = 1 } = {}) => {
    if (page === 3) stop.abort();
    return Promise.resolve({ results: [photo(`p${page}`)], total: 9 });
  });
  const { count, failures, stopped } = await assign(100, stop);
  expect(count).toBeGreaterThanOrEqual(2);
  expect(count).toBeLessThan(10);
  expect([failures, stopped]).toEqual([[], undefined]);
});

it('does not go on without a server', async () => {
  const down = new ApiError(0, 'The server is not responding.', 'unreachable');
  vi.mocked(pictureQuery).mockResolvedValueOnce('lamp').mockRejectedValue(down);
  const { count, failures, stopped } = await assign(100);
  expect(count).toBeLessThanOrEqual(1);
  expect([failures, stopped]).toEqual([[], down]);
  expect(vi.mocked(pictureQuery).mock.calls.length).toBeLessThan(10);
});
