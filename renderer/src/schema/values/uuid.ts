/**
 * The one rule for ids: a UUID of RFC 9562, in either case. It is the rule of `z.uuid()`, which checks the ids of
 * requests, so that every id that is kept can also be asked for.
 */
export const UUID =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}-0{4}-0{4}-0{4}-0{12}|f{8}-f{4}-f{4}-f{4}-f{12})$/i;
