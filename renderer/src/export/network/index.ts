// Fetching from addresses that users name, for Node only: the one guard against private networks.
export { assertAddress, fetchTable, type FetchedTable } from './fetchTable.js';
export { isPublicAddress } from './isPublicAddress.js';
export { openPublicUrl, openUrl, PrivateAddressError } from './openPublicUrl.js';
export { readBody } from './readBody.js';
