import type { Declarations } from '../declarations.js';
import { describeDeclarations, describeSlots } from '../describeDeclarations.js';
import type { Family, FamilyGroup, Rule, ValueForm } from '../family.js';
import { readClass } from '../readClass.js';
import { FAMILIES } from '../table.js';
import { introduction, palette, table } from './introduction.js';

/** Colours that the table's examples name. Their values do not appear, only the properties that they set. */
const TOKENS = new Map(['primary', 'accent', 'ink', 'paper', 'line'].map((name) => [name, '#000000']));

/** The reference of all classes as Markdown, from the table that the parser reads. */
export function classReferenceMarkdown(): string {
  const groups = [...new Set(FAMILIES.map((family) => family.group))];
  return [
    '<!-- Generated from renderer/src/resolve/classes. Run its tests with UPDATE=1 to rewrite it. -->',
    '',
    ...introduction(),
    ...contents(groups),
    ...groups.flatMap((group) => [
      `## ${group}`,
      '',
      ...FAMILIES.filter((family) => family.group === group).flatMap(familySection),
    ]),
    ...palette(),
  ]
    .join('\n')
    .replace(/(?<!\n)\n+$/, '\n');
}

function contents(groups: readonly FamilyGroup[]): string[] {
  const line = (group: FamilyGroup): string => {
    const titles = FAMILIES.filter((family) => family.group === group).map(
      ({ title }) => `[${title}](#${anchor(title)})`,
    );
    return `- **${group}**: ${titles.join(', ')}`;
  };
  return ['## All classes', '', ...groups.map(line), ''];
}

function anchor(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

function familySection(family: Family): string[] {
  const valued = family.rules.filter((rule) => rule.forms.length > 0);
  return [
    `### ${family.title}`,
    '',
    family.docs,
    '',
    ...table(['Class', 'Sets'], rowsOf(family)),
    ...valueList(valued),
    ...(valued.length === 0 ? [] : [`For example ${family.examples.map((name) => `\`${name}\``).join(', ')}`, '']),
  ];
}

/** Names with what they set; names that set the same share a row. */
function rowsOf(family: Family): string[][] {
  const rows = new Map<string, string[]>();
  const add = (meaning: string, name: string): void => void rows.set(meaning, [...(rows.get(meaning) ?? []), name]);
  for (const rule of family.rules) {
    if (rule.alone !== undefined) add(describeDeclarations(rule.alone, rule.logical), `\`${rule.name}\``);
    if (rule.forms.length === 0) continue;
    const sets = describeSlots(sampleOf(rule, family) ?? {}, rule.logical).join(', ');
    add(sets, `\`${rule.name}-*\`${rule.negative ? ` \`-${rule.name}-*\`` : ''}`);
  }
  return [...rows].map(([meaning, names]) => [names.join(' '), meaning === '' ? 'nothing' : `\`${meaning}\``]);
}

/** What the rule declares for a sample value: one of its suggestions, else one of the examples. */
function sampleOf(rule: Rule, family: Family): Declarations | undefined {
  for (const form of rule.forms) {
    const [value] = form.kind.suggestions(TOKENS).slice(-1);
    const declarations = value === undefined ? undefined : form.read(value, false, TOKENS);
    if (declarations !== undefined) return declarations;
  }
  const example = family.examples.find((name) => name.startsWith(`${rule.name}-`));
  return example === undefined ? undefined : readClass(example, TOKENS)?.declarations;
}

/** The kinds of values of a family, each once; short lists of names are spelled out. */
function valueList(rules: readonly Rule[]): string[] {
  const lines = new Map<string, string>();
  for (const rule of rules) {
    for (const form of rule.forms) {
      const { kind } = form;
      if (lines.has(kind.notation)) continue;
      lines.set(kind.notation, `- \`${kind.notation}\`: ${kind.docs}${kind.spelled === true ? spell(rule, form) : ''}`);
    }
  }
  return lines.size === 0 ? [] : ['Values:', '', ...lines.values(), ''];
}

function spell(rule: Rule, form: ValueForm): string {
  const rows = form.kind.suggestions(TOKENS).map((value) => {
    const declarations = form.read(value, false, TOKENS) ?? {};
    return `\n  - \`${rule.name}-${value}\`: ${describeDeclarations(declarations)}`;
  });
  return rows.join('');
}
