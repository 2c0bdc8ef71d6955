import type { CompletionWords } from './words.js';

/** For bash 3.2 and newer; needs no bash-completion package. */
export function bashScript({ commands }: CompletionWords): string {
  const cases = commands.map(({ name, options, first }) => {
    const choices = options.filter((option) => option.choices.length > 0);
    const values = choices.map(
      ({ long, short, choices: words }) =>
        `        ${[long, short].filter(Boolean).join('|')}) words="${words.join(' ')}" ;;`,
    );
    const flags = options.flatMap(({ long, short }) => (short === undefined ? [long] : [long, short]));
    const paths = options
      .filter((option) => option.takesValue && option.choices.length === 0)
      .flatMap(({ long, short }) => (short === undefined ? [long] : [long, short]));
    return [
      `    ${name})`,
      `      flags="${flags.join(' ')}"`,
      ...(first.length > 0 ? [`      first="${first.join(' ')}"`] : []),
      '      case "$previous" in',
      ...values,
      ...(paths.length > 0 ? [`        ${paths.join('|')}) COMPREPLY=($(compgen -f -- "$word")); return ;;`] : []),
      '      esac',
      '      ;;',
    ].join('\n');
  });
  return `# cardwright completion for bash. Load it with:  source <(cardwright completion bash)
_cardwright() {
  local word="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" flags="" words="" first=""
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')} help --help --version" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    help) words="${commands.map(({ name }) => name).join(' ')}" ;;
  esac
  if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$word"))
  elif [ "\${word#-}" != "$word" ]; then COMPREPLY=($(compgen -W "$flags" -- "$word"))
  elif [ -n "$first" ] && [ "$COMP_CWORD" -eq 2 ]; then COMPREPLY=($(compgen -W "$first" -- "$word"))
  else COMPREPLY=($(compgen -f -- "$word")); fi
}
complete -o filenames -o bashdefault -F _cardwright cardwright
`;
}
