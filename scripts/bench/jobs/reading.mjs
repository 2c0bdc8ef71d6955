// CPU of reading what templates and authors write: classes, and Markdown made to be slow. User time of this process counts.
import { FAMILIES } from '../../../renderer/dist/resolve/classes/table.js';
import { createClassParser } from '../../../renderer/dist/resolve/classes/index.js';
import { LONGEST_MARKDOWN, parseMarkdown } from '../../../renderer/dist/resolve/markdown/index.js';

const TOKENS = new Map([
  ['ink', '#112233'],
  ['primary', '#445566'],
]);
const STYLE = {
  family: 'inter',
  weight: 400,
  italic: false,
  scale: 1,
  color: '#112233',
  decoration: 'none',
  letterSpacing: 0,
};
const OPTIONS = { iconExists: () => false, codeFamily: 'jetbrains-mono', lineEnds: 'keep' };
/** Each is repeated to the length up to which texts are read as Markdown. */
const HOSTILE = ['*a', '**', '_', '`', '``a', '~~', '\\', ':a', '[', '<b>', '{{', '- ', '> ', '\n\n'];

/** @returns µs a class, cold and warm; ms a text, plain and of the slowest hostile unit */
export default function reading({ rounds }, onTheClock) {
  const names = FAMILIES.flatMap(({ examples }) => examples);
  const read = (parser) => names.forEach((name) => parser.parse(name));
  const warm = createClassParser(TOKENS);
  return onTheClock(() => {
    const hostile = HOSTILE.map((unit) => ({ unit, ms: userTime(() => parse(unit), rounds) }));
    const slowest = hostile.reduce((one, other) => (other.ms > one.ms ? other : one));
    return {
      coldUs: (userTime(() => read(createClassParser(TOKENS)), rounds) * 1000) / names.length,
      warmUs: (userTime(() => read(warm), rounds * 20) * 1000) / names.length,
      plainMs: userTime(() => parse('word '), rounds),
      hostileMs: slowest.ms,
      unit: slowest.unit,
    };
  });
}

function parse(unit) {
  parseMarkdown(unit.repeat(LONGEST_MARKDOWN / unit.length), STYLE, OPTIONS);
}

/** ms of user time that a round takes once it is warm. */
function userTime(round, rounds) {
  for (let index = 0; index < rounds; index++) round();
  const before = process.cpuUsage();
  for (let index = 0; index < rounds; index++) round();
  return process.cpuUsage(before).user / 1000 / rounds;
}
