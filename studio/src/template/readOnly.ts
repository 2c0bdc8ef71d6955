/** Why nothing changes in a template that comes with the product, and what to do. */
export const READ_ONLY = {
  title: 'Official templates cannot be changed',
  message: 'Duplicate this one and change the copy.',
} as const;
