import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { document, idParams, line, times } from './values.js';

const title = line.min(1).max(200);

const preset = z.object({
  id: z.uuid().describe('an order of an export names the preset by it'),
  name: z.string().describe('the name in the file'),
  title,
  description: z.string(),
  preset: document<object>('the preset as it was read, with the defaults of what the file leaves out'),
  ...times,
});

export type OwnPreset = z.output<typeof preset>;

const onePreset = z.object({ preset });
const presets = z.object({ presets: z.array(preset) });

export const ownPresetCalls = defineCalls('Own presets', {
  listOwnPresets: {
    method: 'get',
    path: '/api/own-presets',
    summary: 'List your presets by title',
    response: presets,
  },
  createOwnPreset: {
    method: 'post',
    path: '/api/own-presets',
    summary: 'Add a preset of your own: the JSON file that `cardwright presets check` reads',
    description: 'The file follows the published schema `preset.schema.json`. Errors name the place in the file.',
    body: document<object>('a preset; see preset.schema.json'),
    status: 201,
    response: onePreset,
    problems: [409],
  },
  renameOwnPreset: {
    method: 'patch',
    path: '/api/own-presets/{id}',
    summary: 'Change the title of your preset',
    params: idParams,
    body: z.strictObject({ title }),
    response: onePreset,
  },
  deleteOwnPreset: {
    method: 'delete',
    path: '/api/own-presets/{id}',
    summary: 'Delete your preset; for 30 days, it can be restored',
    params: idParams,
    status: 204,
  },
  restoreOwnPreset: {
    method: 'post',
    path: '/api/own-presets/{id}/restore',
    summary: 'Restore your deleted preset',
    params: idParams,
    response: onePreset,
    problems: [409],
  },
});
