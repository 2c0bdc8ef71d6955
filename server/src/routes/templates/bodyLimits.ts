/** A template with 2,000 items, inline SVG and small data URLs. Photos belong in the storage. */
export const TEMPLATE_LIMITS = { bytes: 8_000_000, values: 200_000 };
