import type { Severity } from './errors.js';

/** The severities at which work counts as failed: this one or a worse one. */
export const FAIL_ON = ['error', 'warning', 'info', 'never'] as const;
export type FailOn = (typeof FAIL_ON)[number];

const RANKS: Readonly<Record<Severity, number>> = { error: 2, warning: 1, info: 0 };

export function isFailure(severity: Severity, failOn: FailOn): boolean {
  return failOn !== 'never' && RANKS[severity] >= RANKS[failOn];
}
