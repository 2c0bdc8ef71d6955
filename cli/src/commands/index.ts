// The door for commands of other packages: what describing one needs, and nothing that takes time to load.
export type { CommandContext, ServiceContext } from '../commandContext.js';
export { EXIT, UnreachableError, UsageError, type ExitCode } from '../exitCode.js';
export { commandSection } from '../reference/commandSection.js';
export { withCommonOptions, withExamples, type AddCommand, type RunCommand } from './shared.js';
