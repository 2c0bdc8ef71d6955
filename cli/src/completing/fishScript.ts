import type { CompletionWords } from './words.js';

export function fishScript({ commands }: CompletionWords): string {
  const lines = [
    '# cardwright completion for fish. Load it with:  cardwright completion fish | source',
    `complete -c cardwright -n __fish_use_subcommand -f -a help -d ${quote('show help for a command')}`,
  ];
  for (const { name, about, options, first } of commands) {
    lines.push(`complete -c cardwright -n __fish_use_subcommand -f -a ${name} -d ${quote(about)}`);
    if (first.length > 0)
      lines.push(`complete -c cardwright -n '__fish_seen_subcommand_from ${name}' -f -a ${quote(first.join(' '))}`);
    for (const { long, short, about: what, takesValue, choices } of options) {
      const flags = [`-l ${long.slice(2)}`, ...(short === undefined ? [] : [`-s ${short.slice(1)}`])];
      const value = !takesValue ? [] : choices.length > 0 ? [`-x -a ${quote(choices.join(' '))}`] : ['-r'];
      lines.push(
        [
          'complete -c cardwright',
          `-n '__fish_seen_subcommand_from ${name}'`,
          ...flags,
          ...value,
          `-d ${quote(what)}`,
        ].join(' '),
      );
    }
  }
  return `${lines.join('\n')}\n`;
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
