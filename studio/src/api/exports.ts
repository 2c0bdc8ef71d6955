import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ExportOptions, Product } from '@cardwright/renderer/export-options';
import { ApiError } from './ApiError.js';
import { http } from './http.js';
import { serverEvents } from './serverEvents.js';

export type ExportStatus = 'queued' | 'running' | 'done' | 'failed' | 'cancelled' | 'expired';

export interface ExportPreset {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly product: Product;
  readonly family: string;
  readonly bleed_mm: number;
  readonly safe_mm: number;
  readonly preferred_size: string | null;
  /** The only sizes it supports; null for any. */
  readonly sizes: readonly string[] | null;
  /** Vendor requirements that the file does not meet yet. */
  readonly requires: readonly string[];
  /** The options that the preset sets. */
  readonly defaults: ExportOptions;
}

export interface Measures {
  readonly slug: string;
  readonly name: string;
  readonly width_mm: number;
  readonly height_mm: number;
}

/** Paper, or pre-cut stock. */
export interface Paper extends Measures {
  readonly cells: {
    readonly columns: number;
    readonly rows: number;
    readonly left_mm: number;
    readonly top_mm: number;
    readonly width_mm: number;
    readonly height_mm: number;
    readonly gap_x_mm: number;
    readonly gap_y_mm: number;
  } | null;
}

export interface ExportChoices {
  readonly presets: readonly ExportPreset[];
  readonly sizes: readonly Measures[];
  readonly papers: readonly Paper[];
}

export interface ExportOrder {
  readonly deck_id: string;
  readonly preset: string;
  readonly languages?: readonly string[];
  /** A selection such as `1-9,12`; all cards if missing. */
  readonly cards?: string;
  readonly options: ExportOptions;
}

export interface ExportJob {
  readonly id: string;
  readonly deck_id: string | null;
  readonly deck_title: string;
  readonly preset: string;
  readonly languages: readonly string[] | null;
  readonly cards: string | null;
  readonly options: ExportOptions;
  readonly status: ExportStatus;
  readonly is_cancelling: boolean;
  readonly progress: { readonly stage: string; readonly done: number; readonly total: number; readonly share: number };
  readonly error: string | null;
  readonly problems: readonly {
    readonly severity: string;
    readonly code: string;
    /** Card, side and language. */
    readonly path: string;
    readonly message: string;
    readonly fix?: string;
  }[];
  readonly problem_count: number;
  readonly file: { readonly name: string; readonly media_type: string; readonly size: number } | null;
  readonly created_at: string;
  readonly finished_at: string | null;
  readonly expires_at: string | null;
}

export const exportChoicesQuery = queryOptions({
  queryKey: ['exports', 'choices'],
  queryFn: ({ signal }) => http.get<ExportChoices>('/api/exports/presets', { signal }),
  staleTime: Infinity,
});

export const exportKeys = { list: (deckId: string) => ['exports', 'list', deckId] } as const;

/** Exports of a deck, newest first. */
export function exportsQuery(deckId: string) {
  return infiniteQueryOptions({
    queryKey: exportKeys.list(deckId),
    queryFn: ({ pageParam, signal }) =>
      http.get<{ exports: readonly ExportJob[]; next_cursor: string | null }>('/api/exports', {
        query: { deck_id: deckId, limit: 10, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
}

/** @throws ApiError 409 when ten exports are already running, 422 for options that cannot be used */
export async function orderExport(order: ExportOrder): Promise<ExportJob> {
  return (await http.post<{ export: ExportJob }>('/api/exports', order)).export;
}

export async function cancelExport(id: string): Promise<ExportJob> {
  return (await http.post<{ export: ExportJob }>(`/api/exports/${id}/cancel`)).export;
}

export async function retryExport(id: string): Promise<ExportJob> {
  return (await http.post<{ export: ExportJob }>(`/api/exports/${id}/retry`)).export;
}

export function deleteExport(id: string): Promise<void> {
  return http.delete(`/api/exports/${id}`);
}

/** An address of the file that the browser can open without a session, valid for ten minutes. */
export async function exportLink(id: string): Promise<string> {
  return (await http.post<{ url: string }>(`/api/exports/${id}/link`)).url;
}

export function isUnderWay({ status }: Pick<ExportJob, 'status'>): boolean {
  return status === 'queued' || status === 'running';
}

/** How many times in a row a broken connection is resumed before it counts as lost. */
const MOST_BREAKS = 5;

/**
 * Reports every change of an export until it ends, and reconnects when the connection breaks.
 * @throws ApiError if the server can no longer be reached
 */
export async function watchExport(id: string, signal: AbortSignal, tell: (job: ExportJob) => void): Promise<void> {
  let lastId: string | undefined;
  for (let breaks = 0; ;) {
    try {
      for await (const event of serverEvents(`/api/exports/${id}/events`, signal, lastId)) {
        breaks = 0;
        lastId = event.id ?? lastId;
        if (event.event !== 'export') continue;
        const job = (JSON.parse(event.data) as { export: ExportJob }).export;
        tell(job);
        if (!isUnderWay(job)) return;
      }
      breaks += 1;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError) throw error;
      breaks += 1;
    }
    if (breaks > MOST_BREAKS)
      throw new ApiError(0, 'The server cannot be reached. The export goes on without you.', 'unreachable');
    await online(signal);
  }
}

/** Shown until the browser is online again. */
function online(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    const options = { once: true, signal };
    addEventListener('online', () => resolve(), options);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
