import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react';

interface Props extends ComponentPropsWithRef<'button'> {
  /** Set by Mantine while it shows the spinner. */
  readonly 'data-loading'?: boolean;
}

/** The element of Mantine's buttons. A disabled one loses the focus, so while it loads it only does nothing. */
export function BusyButton({ disabled, onClick, type = 'button', ...props }: Props): ReactElement {
  const isBusy = props['data-loading'] === true;
  return (
    <button
      {...props}
      type={type}
      disabled={disabled === true && !isBusy}
      aria-disabled={isBusy || props['aria-disabled']}
      onClick={isBusy ? ignore : onClick}
    />
  );
}

/** Neither acts nor submits a form, also not by Enter in one of its fields. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}
