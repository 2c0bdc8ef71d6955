/** What PostgreSQL cannot store in a text: NUL, and a surrogate without its partner. */
export const UNSTORABLE = /[\0\p{Cs}]/u;
