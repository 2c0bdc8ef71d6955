import { type SubmitEvent, useState } from 'react';
import { codeProblem } from './CodeField.js';
import { type AuthAction, useAuthAction } from './useAuthAction.js';

interface CodeForm {
  readonly action: AuthAction;
  /** The props of the field for the code. */
  readonly field: {
    readonly value: string;
    readonly onChange: (code: string) => void;
    readonly error: string | boolean;
  };
  readonly onSubmit: (event: SubmitEvent) => void;
}

/** A form that asks for six digits. @param redeem is called with a complete code; throws AuthError if it is wrong */
export function useCodeForm(redeem: (code: string) => Promise<void>): CodeForm {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const action = useAuthAction();
  return {
    action,
    field: {
      value: code,
      onChange(value) {
        setCode(value);
        setProblem(null);
      },
      error: problem ?? action.fault?.field === 'code',
    },
    onSubmit(event) {
      event.preventDefault();
      const found = codeProblem(code);
      setProblem(found);
      if (found === null) void action.run(() => redeem(code));
    },
  };
}
