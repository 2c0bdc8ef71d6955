// Soft proofs and single colours in print, for browsers as well, and the check of people's own profiles.
export { applyProof, PROOF_MARKS, type ProofFindings } from './applyProof.js';
export { PRESS_PROFILE_NAMES, PRESS_PROFILES, pressProfileName, type PressProfileName } from './profileFiles.js';
export type { OutputProfile } from './outputProfile.js';
export { EVERY_INK, type Inks, pureInks } from './inks.js';
export type { PressSettings } from './PressColors.js';
export { PrintedColors } from './PrintedColors.js';
export { printedInks, proofTable, type ProofSettings } from './proofTable.js';
export { proveProfile } from './proveProfile.js';
export { withBlackText, withoutBlackText } from './blackText.js';
