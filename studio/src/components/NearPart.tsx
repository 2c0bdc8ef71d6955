import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useOnScreen } from '../browser/useOnScreen.js';
import { LazyPart } from './LazyPart.js';

interface Props {
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A lower part of a page, loaded when somebody comes near it. Links may lead to it before. */
export function NearPart({ id, className, children }: Props): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useOnScreen(place);
  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  return (
    <div ref={place} id={id} className={className}>
      {wasNear && <LazyPart>{children}</LazyPart>}
    </div>
  );
}
