import type { DownloadChoice } from '../../api/downloads.js';

/** Where people use Letter, their browsers say so by their language. */
export const USUAL_PAPER: DownloadChoice['paper'] = /-(US|CA|MX|PH)\b/.test(navigator.language) ? 'letter' : 'a4';
