import type { UseFormReturnType } from '@mantine/form';

/** What a form does when it is sent with errors: it shows the first wrong field and puts the cursor there. */
export function focusFirstError<T>({ getInputNode }: Pick<UseFormReturnType<T>, 'getInputNode'>) {
  return (errors: Readonly<Record<string, unknown>>): void => {
    const first = Object.keys(errors)
      .flatMap((name) => getInputNode(name) ?? [])
      .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0];
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  };
}
