import type { Scene } from '@cardwright/renderer';

/** The sides of classes that follow the row, where rows run from the right. */
const FROM_THE_RIGHT: Readonly<Record<string, string>> = {
  start: 'right',
  end: 'left',
  'inset-s': 'right',
  'inset-e': 'left',
  ms: 'mr',
  me: 'ml',
};

/**
 * Classes in which an item's place no longer depends on the language: on a face whose rows run from the right, `start-4`
 * becomes `right-4`. Where they run from the left, the two mean the same.
 */
export function physicalClasses(classes: string, direction: Scene['direction']): string {
  if (direction !== 'rtl') return classes;
  return classes.replace(
    /(?<=^|\s)(?<sign>-?)(?<name>start|end|inset-s|inset-e|ms|me)(?=-)/g,
    (_match, sign: string, name: string) => `${sign}${FROM_THE_RIGHT[name] ?? name}`,
  );
}
