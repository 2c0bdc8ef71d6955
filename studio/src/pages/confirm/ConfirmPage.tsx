import { type ReactElement, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ConfirmFrame } from './ConfirmFrame.js';
import { HalfConfirmed } from './HalfConfirmed.js';
import { NewPassword } from './NewPassword.js';
import { PressToConfirm } from './PressToConfirm.js';
import { readLink } from './readLink.js';
import { StaleLink } from './StaleLink.js';

type Step = 'press' | 'stale' | 'half' | 'new-password';

/** Where e-mail links end: a button, then the requested page, a new password, or an expired link. */
export function Component(): ReactElement {
  const location = useLocation();
  const navigate = useNavigate();
  const address = readLink({ ...location, origin: window.location.origin });
  const [step, setStep] = useState<Step>(() => firstStep(address, location.state));
  const [refusal, setRefusal] = useState(address.errorCode);

  const goOn = (isRecovery: boolean): void => {
    // The used link leaves the history, so that "back" does not lead to a refusal.
    if (!isRecovery && address.purpose !== 'invite') return void navigate(address.target, { replace: true });
    setStep('new-password');
    void navigate(`/confirm?redirect=${encodeURIComponent(address.target)}`, {
      replace: true,
      state: { step: 'new-password', isInvited: address.purpose === 'invite' },
    });
  };
  return (
    <ConfirmFrame>
      {step === 'press' && address.link !== undefined && (
        <PressToConfirm
          link={address.link}
          purpose={address.purpose}
          onDone={goOn}
          onHalf={() => setStep('half')}
          onStale={(code) => {
            setRefusal(code);
            setStep('stale');
          }}
        />
      )}
      {step === 'stale' && <StaleLink {...address} errorCode={refusal} />}
      {step === 'half' && <HalfConfirmed />}
      {step === 'new-password' && (
        <NewPassword target={address.target} isInvited={flag(location.state, 'isInvited') === true} />
      )}
    </ConfirmFrame>
  );
}

function firstStep({ link, errorCode, isHalfConfirmed }: ReturnType<typeof readLink>, state: unknown): Step {
  if (flag(state, 'step') === 'new-password') return 'new-password';
  if (isHalfConfirmed) return 'half';
  return link === undefined || errorCode !== undefined ? 'stale' : 'press';
}

function flag(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}
