import type { Command, Option } from 'commander';

/** The words that can be completed on a command line. */
export interface CompletionWords {
  readonly commands: readonly {
    readonly name: string;
    readonly about: string;
    readonly options: readonly OptionWords[];
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

/** All words of a program, from its definition, including commander's own `--help`. */
export function completionWords(program: Command): CompletionWords {
  return {
    commands: program.commands.map((command) => ({
      name: command.name(),
      about: command.summary() || command.description(),
      options: [
        ...command.options.map(optionWords),
        { long: '--help', short: '-h', about: 'show help', takesValue: false, choices: [] },
      ],
    })),
  };
}

function optionWords(option: Option): OptionWords {
  return {
    long: option.long ?? '',
    ...(option.short !== undefined && { short: option.short }),
    about: option.description,
    takesValue: option.required || option.optional,
    choices: option.argChoices ?? [],
  };
}
