/** Content security policy for pictures: a file opened on its own can neither run nor load anything. */
export const INERT = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
