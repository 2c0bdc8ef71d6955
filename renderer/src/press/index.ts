// The browser-safe entry point of press colours: soft proofs for the studio. It loads Little CMS when one is created.
export { type ProofedPicture, type ProofMarks, PressProof } from './PressProof.js';
export type { PressSettings } from './PressColors.js';
