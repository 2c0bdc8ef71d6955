import type { Command, Option } from 'commander';

/** The words that can be completed on a command line. */
export interface CompletionWords {
  readonly commands: readonly {
    readonly name: string;
    readonly about: string;
    readonly options: readonly OptionWords[];
    /** Words for its first argument; none if it is a file or free. */
    readonly first: readonly string[];
  }[];
}

export interface OptionWords {
  /** `--format` */
  readonly long: string;
  /** `-f` */
  readonly short?: string;
  readonly about: string;
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

/** Names for values that may also be something else, such as a file: by the option, or by the command for its first argument. */
export type KnownNames = Readonly<Partial<Record<string, readonly string[]>>>;

/** All words of a program, from its definition, including commander's own `--help`. */
export function completionWords(program: Command, names: KnownNames): CompletionWords {
  return {
    commands: program.commands.map((command) => ({
      name: command.name(),
      about: command.summary() || command.description(),
      options: [
        ...command.options.map((option) => optionWords(option, names)),
        { long: '--help', short: '-h', about: 'show help', takesValue: false, choices: [] },
      ],
      first: command.registeredArguments[0]?.argChoices ?? names[command.name()] ?? [],
    })),
  };
}

function optionWords(option: Option, names: KnownNames): OptionWords {
  return {
    long: option.long ?? '',
    ...(option.short !== undefined && { short: option.short }),
    about: option.description,
    takesValue: option.required || option.optional,
    choices: option.argChoices ?? names[option.long ?? ''] ?? [],
  };
}
