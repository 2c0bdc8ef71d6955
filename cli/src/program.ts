import { Command } from 'commander';
import { addAdmin } from './commands/admin.js';
import { addBanner } from './commands/banner.js';
import { addCalibrate } from './commands/calibrate.js';
import { addCheck } from './commands/check.js';
import { addDiff } from './commands/diff.js';
import { addCompletion } from './commands/completion.js';
import { addExport } from './commands/export.js';
import { addFonts } from './commands/fonts.js';
import { addIcons } from './commands/icons.js';
import { addImport } from './commands/import.js';
import { addInit } from './commands/init.js';
import { addLogin } from './commands/login.js';
import { addLogout } from './commands/logout.js';
import { addPresets } from './commands/presets.js';
import { addPull } from './commands/pull.js';
import { addPush } from './commands/push.js';
import { addRender } from './commands/render.js';
import { addServe } from './commands/serve.js';
import { addSizes } from './commands/sizes.js';
import type { AddCommand, RunCommand } from './describeCommand.js';
import { addUpdate } from './commands/update.js';
import { addTemplates } from './commands/templates.js';
import { addWhoami } from './commands/whoami.js';
import { addWorker } from './commands/worker.js';
import { VERSION } from './version.js';

/** Commands that work with decks, in the order of the help. */
export const DECK_COMMANDS: readonly AddCommand[] = [
  addInit,
  addImport,
  addUpdate,
  addCheck,
  addDiff,
  addRender,
  addExport,
  addBanner,
  addCalibrate,
  addPresets,
  addSizes,
  addTemplates,
  addFonts,
  addIcons,
  addLogin,
  addLogout,
  addWhoami,
  addPull,
  addPush,
  addCompletion,
];

/** Commands that are the server, which stand after them. */
export const SERVER_COMMANDS: readonly AddCommand[] = [addServe, addWorker, addAdmin];

/** The command line, by default with all commands. Nothing heavy is loaded before a command runs. */
export function createProgram(
  run: RunCommand,
  commands: readonly AddCommand[] = [...DECK_COMMANDS, ...SERVER_COMMANDS],
): Command {
  const program = new Command('cardwright')
    .description('Design card games as files, and turn them into print-ready pictures and PDFs.')
    .usage('<command> [options]')
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .configureHelp({ sortSubcommands: false, showGlobalOptions: false });
  for (const add of commands) add(program, run);
  return program;
}
