/** Bytes of a template, including inline SVG and small data URLs. Photos belong in the storage. */
export const TEMPLATE_BODY_LIMIT = 8 * 1024 * 1024;
