/** 10,000 cards with 1,600 bytes and 100 values each. */
export const deckBodyLimits = { bytes: 16 * 1024 * 1024, values: 1_000_000 };
