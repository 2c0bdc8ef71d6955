import { type RefObject, useEffect, useRef, useState } from 'react';
import type { AuthFault } from '../../auth/authFault.js';

type Problems = Partial<Record<string, string | null>>;

interface LoginFields {
  /** The form they stand in; fields are found by their `name`. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly problems: Problems;
  /** Shows what is wrong and goes to the first such field. @returns whether nothing is */
  readonly check: (problems: Problems) => boolean;
  /** The person has begun to mend it. */
  readonly mend: (name: string) => void;
}

/** What is wrong with which field of a form, and the focus on it; also for what the server finds (`fault`). */
export function useLoginFields(fault: AuthFault | undefined): LoginFields {
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
      return first === undefined;
    },
    mend: (name) => setProblems(({ [name]: _mended, ...others }) => others),
  };
}
