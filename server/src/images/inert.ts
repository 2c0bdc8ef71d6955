/** Content security policy of pictures: whatever a file is, opened by itself it runs nothing and loads nothing. */
export const INERT = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
