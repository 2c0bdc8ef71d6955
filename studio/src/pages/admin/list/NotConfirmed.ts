/** Somebody was asked before a change and did not want it; nothing is said about it. */
export class NotConfirmed extends Error {}
