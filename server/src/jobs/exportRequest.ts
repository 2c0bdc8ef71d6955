export type { ExportOrder as ExportRequest } from '@cardwright/renderer/imposition';
