import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useRef, useState, type SubmitEvent, type ReactElement } from 'react';
import { GrowingTextarea } from '../../components/GrowingTextarea.js';
import { call } from '../../api/call.js';
import { emailProblem } from '../../auth/passwordRules.js';
import { confirmDiscard } from '../../components/confirmDiscard.js';
import { Dialog } from '../../components/Dialog.js';
import { Questions } from '../../components/Questions.js';
import { attempt } from '../../toasts/attempt.js';
import { toast } from '../../toasts/toast.js';
import classes from './ReportDialog.module.css';

const REASONS = [
  { value: 'copyright', label: 'It is somebody else’s work' },
  { value: 'offensive', label: 'It attacks or insults people' },
  { value: 'personal-data', label: 'It says something private about a person' },
  { value: 'spam', label: 'It is advertising' },
  { value: 'other', label: 'Something else' },
] as const;
type Reason = (typeof REASONS)[number]['value'];
/** No reason is chosen beforehand: a press by accident would accuse somebody. */
const NONE = { value: '', label: 'Choose a reason', disabled: true } as const;

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** Tells the admins what is wrong with a deck. */
export default function ReportDialog(props: Props): ReactElement {
  return (
    <Questions>
      <ReportForm {...props} />
    </Questions>
  );
}

function ReportForm({ id, onClose }: Props): ReactElement {
  const [reason, setReason] = useState<Reason | ''>('');
  const reasonField = useRef<HTMLSelectElement>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [details, setDetails] = useState('');
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const found = email.trim() === '' ? null : emailProblem(email);
    setProblem(found);
    setReasonMissing(reason === '');
    if (reason === '') return reasonField.current?.focus();
    if (found !== null) return;
    setSending(true);
    const body = { reason, details, ...(email.trim() !== '' && { email: email.trim() }) };
    const report = (): Promise<unknown> => call('POST /api/decks/public/{id}/report', { params: { id }, body });
    if (!(await attempt('The report was not sent', report))) return setSending(false);
    toast({ title: 'Thank you', message: 'A person will look at the deck.' });
    onClose();
  };
  const close = async (): Promise<void> => {
    if ((details.trim() === '' && email.trim() === '') || (await confirmDiscard())) onClose();
  };
  return (
    <Dialog opened onClose={() => void close()} title="Report this deck" size={480}>
      <form className={classes.form} onSubmit={(event) => void send(event)} noValidate>
        <NativeSelect
          ref={reasonField}
          label="What is wrong with it?"
          data={[NONE, ...REASONS]}
          value={reason}
          error={isReasonMissing && 'Choose what is wrong.'}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value as Reason);
            setReasonMissing(false);
          }}
        />
        <GrowingTextarea
          label="Which cards, and why?"
          minRows={3}
          maxLength={2_000}
          value={details}
          onChange={({ currentTarget }) => setDetails(currentTarget.value)}
        />
        <TextInput
          type="email"
          label="Your e-mail address"
          description="Enter it only if we may ask you about the report."
          value={email}
          error={problem}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
            setProblem(null);
          }}
        />
        <div className={classes.footer}>
          <Button variant="default" onClick={() => void close()}>
            Cancel
          </Button>
          <Button type="submit" loading={isSending}>
            Send report
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
