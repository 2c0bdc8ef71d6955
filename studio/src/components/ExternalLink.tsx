import { Anchor } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { checkTarget } from '../navigation/checkTarget.js';

/** A link typed by a user: opens in a new tab if it leads to a web site, otherwise shown as text only. */
export function ExternalLink({
  href,
  children,
}: {
  readonly href: string;
  readonly children: ReactNode;
}): ReactElement {
  const target = leadsTo(href);
  if (target === undefined) return <span>{children}</span>;
  return (
    <Anchor href={target} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </Anchor>
  );
}

function leadsTo(href: string): string | undefined {
  try {
    const target = checkTarget(href, location.href, { external: true });
    return target.kind === 'external' ? target.url : target.path;
  } catch {
    return undefined;
  }
}
