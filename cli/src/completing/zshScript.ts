import type { CompletionWords, OptionWords } from './words.js';

/** A `_cardwright` function for zsh's own completion. */
export function zshScript({ commands }: CompletionWords): string {
  const list = commands.map(({ name, about }) => `    ${single(`${name.replaceAll(':', '\\:')}:${about}`)}`);
  const cases = commands.map(({ name, options, first }) =>
    [
      `    ${name})`,
      '      _arguments -s \\',
      ...options.flatMap(optionLines).map((line) => `        ${line} \\`),
      ...(first.length > 0 ? [`        '1:value:(${first.join(' ')})' \\`] : []),
      "        '*:file:_files'",
      '      ;;',
    ].join('\n'),
  );
  return `#compdef cardwright
# cardwright completion for zsh. Load it with:  source <(cardwright completion zsh)
_cardwright() {
  local -a commands
  commands=(
${list.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe -t commands 'cardwright command' commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join('\n')}
    help) _describe -t commands 'cardwright command' commands ;;
  esac
}
# zsh calls it by name if it loaded this file from its fpath; otherwise the file is sourced.
if [ "$funcstack[1]" = "_cardwright" ]; then _cardwright "$@"; else compdef _cardwright cardwright; fi
`;
}

function optionLines({ long, short, about, takesValue, choices }: OptionWords): string[] {
  const value = !takesValue ? '' : choices.length > 0 ? `:value:(${choices.join(' ')})` : ':value:_files';
  return [long, ...(short === undefined ? [] : [short])].map((flag) =>
    single(`${flag}[${escapeAbout(about)}]${value}`),
  );
}

function escapeAbout(text: string): string {
  return text.replaceAll(/[[\]:\\]/g, '\\$&');
}

function single(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
