// Rules that pages check as well, without zod, which is too large for some of them.

/** The longest e-mail address, in characters (RFC 5321, 4.5.3.1.3). */
export const MOST_OF_EMAIL = 254;

/** An e-mail address, with a dot inside the domain. */
export const EMAIL =
  /^[^\s@,;:<>()[\]\\"\p{Cc}]+@[^\s@,;:<>()[\]\\"\p{Cc}][^\s@,;:<>()[\]\\"\p{Cc}.]*\.[^\s@,;:<>()[\]\\"\p{Cc}]+$/u;

/** The most that one stored picture may have. A 24-megapixel JPEG is about 10 MB; browsers draw no longer side. */
export const PICTURE_LIMITS = { bytes: 16_000_000, pixels: 50_000_000, side: 16_384 } as const;

/** The most that one draft of a deck may have. */
export const DRAFT_LIMITS = { categories: 12, cardsPerCategory: 15, cards: 80 } as const;
