import { beforeEach, expect, it } from 'vitest';
import type { ExportJob } from '../api/exports.js';
import { exportRuns, keepRun } from './exportRuns.js';

const DECK = '8d5d1f2a-3c4b-4e6f-8a9b-0c1d2e3f4a5b';
const running: ExportJob = {
  id: '1f0e9d8c-7b6a-4594-8372-615f4e3d2c1b',
  deck_id: DECK,
  deck_title: 'Weather',
  preset: 'pdf-sheets',
  languages: null,
  cards: null,
  options: {},
  status: 'running',
  progress: { stage: 'draw', done: 3, total: 9, share: 0.3 },
  error: null,
  problems: [],
  problem_count: 0,
  file: null,
  created_at: '2026-11-22T07:00:00Z',
  updated_at: '2026-11-22T07:00:01Z',
  started_at: '2026-11-22T07:00:01Z',
  finished_at: null,
  expires_at: null,
};
const kept = (): ExportJob | undefined => exportRuns.getState().jobs[DECK];

beforeEach(() => exportRuns.setState({ jobs: {}, cutOff: new Set() }));

it('keeps the end of an export when an answer from before arrives after it', () => {
  keepRun(DECK, running);
  keepRun(DECK, { ...running, status: 'cancelled' });
  keepRun(DECK, { ...running, progress: { ...running.progress, done: 4 } });
  expect(kept()?.status).toBe('cancelled');
});

it('keeps the export that was started last', () => {
  keepRun(DECK, running);
  keepRun(DECK, { ...running, id: DECK });
  expect(kept()).toEqual(running);
});
