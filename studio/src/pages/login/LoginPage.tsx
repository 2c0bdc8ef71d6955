import { type ComponentType, lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { safeNavigate } from '../../navigation/safeNavigate.js';
import { forgetRedirectCookie, newcomersTarget, redirectTarget, ROLES_FAILED } from '../../auth/redirectTarget.js';
import { useSession, whenSessionKnown } from '../../session/session.js';
import { CardTable } from './CardTable.js';
import styles from './LoginPage.module.css';
import { PasswordForm } from './PasswordForm.js';
import { readSignOutState } from './signOutState.js';
import { LoginHead } from './LoginHead.js';
import type { LoginFormProps, LoginView } from './types.js';

// The less common ones are loaded on demand: the page stays small.
const FORMS: Readonly<Record<LoginView, ComponentType<LoginFormProps>>> = {
  password: PasswordForm,
  mail: lazy(() => import('./MailForm.js')),
  'sign-up': lazy(() => import('./SignUpForm.js')),
  forgotten: lazy(() => import('./ForgottenForm.js')),
};
const SecondFactor = lazy(() => import('./SecondFactor.js'));
const RolesFailed = lazy(() => import('./RolesFailed.js'));
const SignedOut = lazy(() => import('./SignedOut.js'));

/** Sign-in by password, link or code; sign-up; password recovery. Signed-in people are sent on at once. */
export function Component(): ReactElement {
  const [query] = useSearchParams();
  const [email, setEmail] = useState(query.get('email') ?? '');
  const location = useLocation();
  const signOut = readSignOutState(location.state);
  const status = useSession((session) => session.status);
  useEffect(() => void whenSessionKnown().catch(() => undefined), []);

  const view = viewOf(query);
  // A link by e-mail makes accounts as well.
  const mayBeNew = view === 'sign-up' || view === 'mail';
  const target = mayBeNew ? newcomersTarget(redirectTarget(query)) : redirectTarget(query);
  const Form = FORMS[view];
  const isSignedIn = status === 'signed-in' && signOut === undefined;
  const isStuck = isSignedIn && query.get('failed') === ROLES_FAILED;
  const isCodeMissing = status === 'needs-code' && signOut === undefined;
  if (isSignedIn && !isStuck) return <GoOn view={view} target={target} />;
  return (
    <div className={styles.page}>
      <section className={styles.column}>
        <div className={styles.form}>
          <Suspense fallback={null}>
            {isStuck && <RolesFailed target={target} />}
            {isCodeMissing && <SecondFactor />}
            {!isStuck && !isCodeMissing && (
              <>
                {signOut === undefined ? <LoginHead view={view} /> : <SignedOut signOut={signOut} />}
                {signOut?.signOut === undefined && (
                  <Form key={view} email={email} onEmailChange={setEmail} target={target} />
                )}
              </>
            )}
          </Suspense>
        </div>
      </section>
      <CardTable />
    </div>
  );
}

/** A recovery code leads to choosing a new password first. */
function GoOn({ view, target }: { readonly view: LoginView; readonly target: string }): ReactElement | null {
  useEffect(() => forgetRedirectCookie, []);
  const navigate = useNavigate();
  useEffect(() => {
    if (view !== 'forgotten') safeNavigate(navigate, target, { replace: true });
  }, [navigate, view, target]);
  if (view !== 'forgotten') return null;
  return <Navigate to={`/confirm?redirect=${encodeURIComponent(target)}`} state={{ step: 'new-password' }} replace />;
}

function viewOf(query: URLSearchParams): LoginView {
  const view = query.get('view') ?? '';
  return view in FORMS ? (view as LoginView) : 'password';
}
