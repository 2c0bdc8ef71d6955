import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attempt } from './attempt.js';
import { closeToast, toast, toastError } from './toast.js';
import { durationOf, useToasts, visibleToasts } from './toastStore.js';

const titles = (): string[] => visibleToasts(useToasts.getState()).map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
});
afterEach(() => void vi.useRealTimers());

it('shows five and lets the rest wait until one is removed, 200 ms after it closes', () => {
  const [first = ''] = ['1', '2', '3', '4', '5', '6', '7'].map((title) => toast({ title }));
  expect(titles()).toEqual(['1', '2', '3', '4', '5']);
  closeToast(first);
  vi.advanceTimersByTime(199);
  expect(titles()).toEqual(['1', '2', '3', '4', '5']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual(['2', '3', '4', '5', '6']);
});

it('removes a waiting toast from the queue at once', () => {
  const ids = ['1', '2', '3', '4', '5', '6'].map((title) => toast({ title }));
  closeToast(ids[5] ?? '');
  expect(useToasts.getState().toasts).toHaveLength(5);
});

it('replaces a toast of the same id, also while it closes', () => {
  toast({ id: 'build', title: 'Old' });
  closeToast('build');
  toast({ id: 'build', title: 'New' });
  vi.advanceTimersByTime(1_000);
  expect(titles()).toEqual(['New']);
});

it('stays 5,000 ms where nothing else is said, and errors do not stay longer', () => {
  expect(durationOf({ title: 'x' })).toBe(5_000);
  expect(durationOf({ title: 'x', duration: 9_000 })).toBe(9_000);
  expect(durationOf({ title: 'x', duration: 0 })).toBeUndefined();
  expect(durationOf({ title: 'x', kind: 'error' })).toBe(5_000);
  expect(durationOf({ title: 'x', kind: 'error', duration: 100 })).toBe(100);
  expect(durationOf({ title: 'x', kind: 'error', duration: 0 })).toBe(5_000);
});

it("says an error's own words, or 'Unknown error'", () => {
  toastError('Error saving deck', new Error('The disk is full.'));
  toastError('Error saving deck', 'what');
  toastError('Error saving deck', new Error(''));
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([
    'The disk is full.',
    'Unknown error',
    'Unknown error',
  ]);
});

it('closes the toast of a failed attempt when the same succeeds, and no other', async () => {
  const fail = (): Promise<never> => Promise.reject(new Error('The server is not responding.'));
  expect(await attempt('Failed to delete deck', fail, 'one')).toBe(false);
  await attempt('Failed to delete deck', fail, 'other');
  await attempt('Failed to delete deck', fail, 'one');
  expect(titles()).toEqual(['Failed to delete deck', 'Failed to delete deck']);
  expect(await attempt('Failed to delete deck', () => Promise.resolve(), 'one')).toBe(true);
  vi.advanceTimersByTime(200);
  expect(useToasts.getState().toasts.map(({ id }) => id)).toEqual(['Failed to delete deck other']);
});
