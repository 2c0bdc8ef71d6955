// Soft proofs, for browsers as well.
export { applyProof, PROOF_MARKS, type ProofFindings } from './applyProof.js';
export { PRESS_PROFILE_NAMES, PRESS_PROFILES, pressProfileName, type PressProfileName } from './profileFiles.js';
export { proofTable, type ProofSettings } from './proofTable.js';
export { withoutBlackText } from './withoutBlackText.js';
