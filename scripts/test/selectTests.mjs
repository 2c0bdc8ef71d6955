/** Browser specs are `studio/test/*.spec.ts`; every other test is vitest's. */
const IS_SPEC = /\.spec\b|(^|\/)studio\/test(\/|$)/;
const MAY_HAVE_SPECS = /(^|\/)studio\/?$/;

/**
 * Divides a command line between the two runners.
 * @param {readonly string[]} args
 * @returns {{vitest?: string[], playwright?: string[]}} the arguments of each runner; one that has nothing to do is absent
 */
export function selectTests(args) {
  const paths = args.filter((argument) => !argument.startsWith('-'));
  if (paths.length === 0) return { vitest: [...args], playwright: [] };
  const specs = paths.filter((path) => IS_SPEC.test(path) || MAY_HAVE_SPECS.test(path));
  if (paths.every((path) => IS_SPEC.test(path))) return { playwright: [...args] };
  const others = args.filter((argument) => !IS_SPEC.test(argument));
  return specs.length === 0 ? { vitest: others } : { vitest: others, playwright: specs };
}
