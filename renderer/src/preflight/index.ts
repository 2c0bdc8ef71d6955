export { checkDeckTexts } from './checkDeckTexts.js';
export { mergeFindings } from './mergeFindings.js';
export { PathCache } from './PathCache.js';
export { PREFLIGHT_CHECKS, type CheckDescription, type FindingCode } from './reference.js';
export { runPreflight } from './runPreflight.js';
export type { Finding, FindingCard, PreflightContext } from './types.js';
