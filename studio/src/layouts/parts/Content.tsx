import type { ReactElement, ReactNode } from 'react';

/** The id that 'Skip to content' links to. */
export const CONTENT_ID = 'content';

interface Props {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The page's main landmark. Layouts provide it; pages do not. */
export function Content({ className, children }: Props): ReactElement {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={className} style={{ outline: 'none' }}>
      {children}
    </main>
  );
}
