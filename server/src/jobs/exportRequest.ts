import { exportOrderSchema, type ExportOrder } from '@cardwright/renderer/imposition';

/** What to make of a deck. */
export const exportRequestSchema = exportOrderSchema;

export type ExportRequest = ExportOrder;
