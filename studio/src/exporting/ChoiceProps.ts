import type { ExportChoices } from '../api/exports.js';
import type { ExportSubject } from './ExportSubject.js';
import type { ExportSettings } from './settings.js';

/** The props of every row in the export dialog. */
export interface ChoiceProps {
  readonly subject: ExportSubject;
  readonly choices: ExportChoices;
  readonly settings: ExportSettings;
  readonly onChange: (settings: ExportSettings) => void;
}
