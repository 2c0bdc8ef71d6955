import type { CardShape, CutMarks, PlotterFile } from '@cardwright/renderer/imposition';
import type { ExportChoices } from '../api/exports.js';
import { type ExportSettings, optionsOf, withOption } from './settings.js';

/** Other cut marks, without a shape that they do not follow. */
export function withMarks(choices: ExportChoices, settings: ExportSettings, marks: CutMarks): ExportSettings {
  return withoutIdleShape(choices, withOption(settings, 'marks', marks));
}

/**
 * Files for a plotter, which prints its own marks instead of cut marks; or none: then nothing rounds the corners, and only
 * guides follow the shape.
 */
export function withPlotter(choices: ExportChoices, settings: ExportSettings, plotter: PlotterFile): ExportSettings {
  const chosen = withoutIdleShape(choices, withOption(settings, 'plotter', plotter));
  return withOption(chosen, plotter === 'none' ? 'corner_radius' : 'marks', undefined);
}

export function isPlotted(choices: ExportChoices, settings: ExportSettings): boolean {
  return (optionsOf(choices, settings).plotter ?? 'none') !== 'none';
}

/** Another shape. Only rectangles have corners to round. */
export function withShape(settings: ExportSettings, shape: CardShape): ExportSettings {
  const chosen = withOption(settings, 'shape', shape);
  return shape === 'rectangle' ? chosen : withOption(chosen, 'corner_radius', undefined);
}

/** Whether something follows the shape of the cards: a plotter, or guides. */
export function hasShape(choices: ExportChoices, settings: ExportSettings): boolean {
  return isPlotted(choices, settings) || optionsOf(choices, settings).marks === 'guides';
}

function withoutIdleShape(choices: ExportChoices, settings: ExportSettings): ExportSettings {
  if (hasShape(choices, settings)) return settings;
  const dropped = withOption(settings, 'shape', undefined);
  // The preset may have a shape of its own.
  return optionsOf(choices, dropped).shape === 'rectangle' ? dropped : withOption(settings, 'shape', 'rectangle');
}
