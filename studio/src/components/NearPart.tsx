import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useOnScreen } from '../browser/useOnScreen.js';
import { whenSettled } from '../browser/whenIdle.js';
import { LazyPart } from './LazyPart.js';

interface Props {
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A lower part of a page, loaded when somebody comes near it or as soon as the browser has nothing else to do: keyboards,
 * screen readers and the browser's search come to it without scrolling. Links may lead to it before.
 */
export function NearPart({ id, className, children }: Props): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useOnScreen(place);
  const [isWanted, setWanted] = useState(false);
  if (isNear && !isWanted) setWanted(true);
  useEffect(() => {
    let isGone = false;
    void whenSettled().then(() => isGone || setWanted(true));
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <div ref={place} id={id} className={className}>
      {isWanted && <LazyPart>{children}</LazyPart>}
    </div>
  );
}
