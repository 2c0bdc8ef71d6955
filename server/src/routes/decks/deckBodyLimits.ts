/** 10,000 cards with 1,600 bytes and 100 values each. */
export const deckBodyLimits = { bytes: 16_000_000, values: 1_000_000 };
