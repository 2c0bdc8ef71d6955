import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { call } from '../../api/call.js';
import { emailProblem } from '../../auth/passwordRules.js';
import classes from './NewsletterForm.module.css';

/** Subscribes an address to the newsletter; the e-mail that follows asks to confirm. */
export function NewsletterForm(): ReactElement {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const subscribe = useMutation({
    mutationFn: (address: string) => call('POST /api/newsletter/subscribe', { body: { email: address } }),
    onError: (error) => setProblem(error.message),
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const wrong = emailProblem(email);
    setProblem(wrong);
    if (wrong === null) subscribe.mutate(email.trim());
  };
  return (
    <section className={classes.newsletter} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter" className={classes.heading}>
          Or let it come to you
        </h2>
        <p className={classes.text}>
          An e-mail every few weeks, when there is something to try. Unsubscribe with one click.
        </p>
      </div>
      {subscribe.isSuccess ? (
        <p className={classes.sent} role="status">
          Check your inbox. A link in our e-mail to <b>{email.trim()}</b> confirms that the address is yours.
        </p>
      ) : (
        <form className={classes.form} onSubmit={submit} noValidate>
          <TextInput
            aria-label="E-mail address"
            type="email"
            autoComplete="email"
            placeholder="nova@example.com"
            size="md"
            value={email}
            error={problem}
            onChange={({ currentTarget }) => {
              setEmail(currentTarget.value);
              setProblem(null);
            }}
          />
          <Button type="submit" size="md" loading={subscribe.isPending}>
            Subscribe
          </Button>
        </form>
      )}
    </section>
  );
}
