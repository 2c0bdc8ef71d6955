import type { Migration } from '../migrate.js';
import * as core from './0001_core.js';

/** In order; a released step is never changed, only followed by another. */
export const MIGRATIONS: readonly Migration[] = [{ name: '0001_core', ...core }];
