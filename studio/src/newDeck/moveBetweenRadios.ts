import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move between radio buttons made of buttons, as they do between native ones. */
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
