/** The only bucket: anyone may read it, and each member may write to the folder named after their id. */
export const BUCKET = 'images';
