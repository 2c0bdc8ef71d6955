import type { Problem } from '../../errors.js';
import type { ExportPlan } from './planExport.js';

/** Reports a calibration that moves nothing, because no backs are printed behind their faces. */
export function idleCalibration({ product, sides }: ExportPlan): readonly Problem[] {
  if (product.kind !== 'pdf-sheets' || product.sheet.calibration === undefined) return [];
  const { fold = 'none', duplex } = product.sheet;
  const reason =
    sides.length < 2
      ? 'only one side of the cards is printed'
      : fold !== 'none'
        ? 'the backs are beside the faces'
        : duplex === 'none'
          ? 'the backs are on separate paper'
          : undefined;
  if (reason === undefined) return [];
  return [
    {
      code: 'sheet.calibration',
      severity: 'info',
      path: 'options.calibration',
      message: `The calibration moves nothing, because ${reason}.`,
      fix: 'To print the backs behind the faces, choose duplex on the long or the short edge.',
    },
  ];
}
