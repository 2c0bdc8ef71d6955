/** Bytes of a template: inline SVG and small data URLs. Photos belong into storage. */
export const TEMPLATE_BODY_LIMIT = 8 * 1024 * 1024;
