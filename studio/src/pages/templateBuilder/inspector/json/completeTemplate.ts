import { PROP_VALUES, type ClassEntry } from '@cardwright/renderer';
import type { Completion, CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete';
import { matchingClasses } from '../matchingClasses.js';
import { placeAt, type JsonPlace } from './placeAt.js';
import { schemasAt, typesOf } from './schemaAt.js';
import { wordBefore } from './wordBefore.js';

/** What is inserted after a new key, and where the caret goes in it. */
const SKELETONS: Readonly<Record<string, readonly [text: string, caret: number]>> = {
  string: ['""', 1],
  object: ['{}', 1],
  array: ['[]', 1],
};

/** Completes keys and values as the schema of templates has them, and classes from the table. */
export function completeTemplate(classEntries: () => readonly ClassEntry[]): CompletionSource {
  return (context) => {
    const place = placeAt(context.state, context.pos);
    if (place === undefined) return null;
    const isTyping = place.from < context.pos;
    if (!isTyping && !context.explicit) return null;
    if (place.role === 'value' && place.path.at(-1) === 'classes') return completeClasses(context, classEntries());
    const options = place.role === 'key' ? keysAt(place) : valuesAt(place);
    return options.length === 0 ? null : { from: place.from, to: place.to, options, filter: true };
  };
}

function keysAt({ path, siblings }: JsonPlace): readonly Completion[] {
  const isProps = path.at(-1) === 'props';
  const names = isProps
    ? [...PROP_VALUES.keys()]
    : schemasAt(path).flatMap(({ properties }) => Object.keys(properties ?? {}));
  return [...new Set(names)]
    .filter((name) => !siblings.includes(name))
    .map((name) => keyOption(name, isProps ? [] : typesOf(schemasAt([...path, name]))));
}

function keyOption(name: string, types: readonly string[]): Completion {
  return {
    label: `"${name}"`,
    displayLabel: name,
    detail: types.join(' or '),
    type: 'property',
    apply: (view, _, from, to) => {
      const hasValue = /^\s*:/.test(view.state.sliceDoc(to, to + 20));
      const [value, caret] = types.length === 1 ? (SKELETONS[types[0] ?? ''] ?? ['', 0]) : (['', 0] as const);
      const insert = hasValue ? `"${name}"` : `"${name}": ${value}`;
      const anchor = from + insert.length - (hasValue ? 0 : value.length - caret);
      view.dispatch({ changes: { from, to, insert }, selection: { anchor }, userEvent: 'input.complete' });
    },
  };
}

function valuesAt({ path }: JsonPlace): readonly Completion[] {
  const schemas = schemasAt(path);
  const named = path.at(-2) === 'props' ? (PROP_VALUES.get(String(path.at(-1))) ?? []) : [];
  const texts = [...named, ...schemas.flatMap((schema) => schema.enum ?? [])];
  const isSwitch = typesOf(schemas).includes('boolean');
  return [
    ...texts.map((text): Completion => ({ label: JSON.stringify(text), displayLabel: String(text), type: 'enum' })),
    ...(isSwitch ? ['true', 'false'].map((label): Completion => ({ label, type: 'keyword' })) : []),
  ];
}

function completeClasses(context: CompletionContext, entries: readonly ClassEntry[]): CompletionResult | null {
  const { from, to } = wordBefore(context.state, context.pos, /[^\s"]/);
  if (from === to && !context.explicit) return null;
  const options = matchingClasses(entries, context.state.sliceDoc(from, to)).map(({ name, value }): Completion => ({
    label: name,
    detail: value,
    type: 'class',
  }));
  // The list holds the nearest few of thousands, so it is computed again for each letter.
  return { from, options, filter: false };
}
