import { Button } from '@mantine/core';
import { CircleX, LockKeyhole, SearchX, UserRoundX, type LucideIcon } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { endFirstPaint } from '../browser/firstPaint.js';
import { Wordmark } from '../components/Wordmark.js';
import { signInPath } from '../auth/redirectTarget.js';
import { useTitle } from '../navigation/useTitle.js';
import { ErrorHand } from './ErrorHand.js';
import classes from './ErrorScreen.module.css';
import { clearError } from './errorState.js';
import { errorTexts } from './errorTexts.js';
import type { Gone } from './PageError.js';

interface Props {
  readonly status: number;
  /** What 'Go back' does where there is no earlier page; by default, it goes home. */
  readonly onClear?: () => void;
  /** What a link led to that people share. */
  readonly gone?: Gone | undefined;
}

const ICONS: Readonly<Record<number, LucideIcon>> = { 401: UserRoundX, 403: LockKeyhole, 404: SearchX };

/** The global error screen: status code, heading, message and two buttons. */
export function ErrorScreen({ status, onClear, gone }: Props): ReactElement {
  const { heading, message } = errorTexts(status);
  const Icon = ICONS[status] ?? CircleX;
  const title = useRef<HTMLHeadingElement>(null);
  useTitle(heading);
  useLayoutEffect(endFirstPaint, []);
  // Screen readers announce the result; focus continues here.
  useEffect(() => title.current?.focus(), [status]);
  return (
    <div className={classes.screen}>
      <main className={classes.words}>
        <Link to="/" className={classes.home} onClick={() => void clearError()}>
          <Wordmark size={30} />
        </Link>
        <div className={classes.said}>
          <p className={classes.code}>
            <Icon size={18} aria-hidden />
            Error {status}
          </p>
          <h1 ref={title} className={classes.heading} tabIndex={-1}>
            {heading}
          </h1>
          <p className={classes.message}>
            {message}
            {gone !== undefined && ` ${gone.why}`}
          </p>
          <Exits status={status} onClear={onClear} />
          {gone !== undefined && (
            <Link to={gone.next.to} className={classes.next}>
              {gone.next.label}
            </Link>
          )}
        </div>
      </main>
      <ErrorHand status={status} />
    </div>
  );
}

function Exits({
  status,
  onClear,
}: {
  readonly status: number;
  readonly onClear: (() => void) | undefined;
}): ReactElement {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const leave = (path: string): void => void clearError(path, navigate);
  // Going elsewhere clears the error.
  const goBack = (): void => {
    if (hasHistory()) void navigate(-1);
    else if (onClear === undefined) leave('/');
    else onClear();
  };
  return (
    <div className={classes.exits}>
      {status === 401 ? (
        <Button size="lg" onClick={() => leave(signInPath(pathname + search + hash))}>
          Sign in
        </Button>
      ) : (
        <Button size="lg" onClick={() => leave('/')}>
          Go home
        </Button>
      )}
      <Button size="lg" variant="default" onClick={goBack}>
        Go back
      </Button>
    </div>
  );
}

/** Whether the history contains an earlier page of the studio, by the router's index. */
function hasHistory(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
