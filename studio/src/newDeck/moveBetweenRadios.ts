import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows choose the next radio of a group that is made of buttons, as they do among native ones. */
export function moveBetweenRadios(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const index = radios.findIndex((radio) => radio === document.activeElement);
  const next = radios[(index + step + radios.length) % radios.length];
  next?.focus();
  next?.click();
}
