import { type RefObject, useEffect, useRef, useState } from 'react';
import type { AuthAction } from '../../auth/useAuthAction.js';

type Problems = Partial<Record<string, string | null>>;

interface LoginFields {
  /** Their form; fields are found by their `name`. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly problems: Problems;
  /** Shows the errors and focuses the first field that has one. @returns whether there are none */
  readonly check: (problems: Problems) => boolean;
  /** The person has started to correct it. */
  readonly mend: (name: string) => void;
}

/** A form's errors by field, with focus on the first; also for errors from the server, which new ones replace. */
export function useLoginFields({ fault, forget }: Pick<AuthAction, 'fault' | 'forget'>): LoginFields {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const focus = (name: string | undefined): void => {
    const field = name === undefined ? null : form.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.select();
    if (field instanceof HTMLInputElement) field.focus();
  };
  useEffect(() => focus(fault?.field), [fault]);
  return {
    form,
    problems,
    check: (found) => {
      setProblems(found);
      const [first] = Object.entries(found).find(([, problem]) => typeof problem === 'string') ?? [];
      focus(first);
      if (first !== undefined) forget();
      return first === undefined;
    },
    mend: (name) => setProblems(({ [name]: _mended, ...others }) => others),
  };
}
