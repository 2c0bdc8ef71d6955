import { Alert, Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { GrowingTextarea } from '../../components/GrowingTextarea.js';
import { call } from '../../api/call.js';
import { emailProblem } from '../../auth/passwordRules.js';
import classes from './WaitlistPage.module.css';

/** Asks for an address, and for a name and a reason if one likes. The answer does not reveal who is in line. */
export function JoinForm(): ReactElement {
  const form = useForm({
    initialValues: { email: '', name: '', reason: '' },
    validate: { email: emailProblem },
  });
  const join = useMutation({
    mutationFn: ({ email, name, reason }: typeof form.values) =>
      call('POST /api/waitlist', { body: { email: email.trim(), name: name.trim(), reason: reason.trim() } }),
  });
  if (join.isSuccess)
    return (
      <div className={classes.sent} role="status">
        <MailCheck size={24} strokeWidth={1.75} aria-hidden />
        <h2 className={classes.sentTitle}>Check your inbox</h2>
        <p>
          An e-mail to <b>{form.values.email.trim()}</b> is on its way. Its link shows your place in line at any time.
        </p>
      </div>
    );
  return (
    <form className={classes.form} onSubmit={form.onSubmit((values) => join.mutate(values))} noValidate>
      <TextInput
        label="E-mail address"
        type="email"
        autoComplete="email"
        inputMode="email"
        placeholder="nova@example.com"
        size="md"
        required
        {...form.getInputProps('email')}
      />
      <TextInput label="Name" autoComplete="name" size="md" maxLength={100} {...form.getInputProps('name')} />
      <GrowingTextarea
        label="What would you like to make?"
        description="A sentence is enough. It helps us to decide what to build next."
        size="md"
        minRows={3}
        maxLength={2_000}
        {...form.getInputProps('reason')}
      />
      {join.error !== null && (
        <Alert color="red" role="alert">
          {join.error.message}
        </Alert>
      )}
      <Button type="submit" size="lg" loading={join.isPending}>
        Join the waitlist
      </Button>
    </form>
  );
}
