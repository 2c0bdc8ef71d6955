import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.js';

function problemsOf(settings: Record<string, string>): readonly string[] {
  try {
    readConfig(settings);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

it('reports every invalid setting at once, also those that others need', () => {
  const problems = problemsOf({
    PORT: '65536',
    PUBLIC_URL: 'cards.example',
    DATABASE_URL: 'mysql://u@h/d',
    SUPABASE_URL: 'https://project.example',
    AI_API_KEY: 'key',
    RATE_LIMITS: 'read=fast',
    STRIPE_SECRET_KEY: 'sk_live_abcdefgh12345',
    METRICS_TOKEN: 'short',
    LOG_LEVEL: 'loud',
  });
  expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual([
    'AI_BASE_URL',
    'DATABASE_URL',
    'LOG_LEVEL',
    'METRICS_TOKEN',
    'PORT',
    'PUBLIC_URL',
    'RATE_LIMITS',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'SUPABASE_ANON_KEY',
    'SUPABASE_SERVICE_ROLE_KEY',
  ]);
  expect(problems).toContain('LOG_LEVEL: expected trace, debug, info, warn, error or silent');
  expect(problems).toContain('SUPABASE_ANON_KEY: is missing, but SUPABASE_URL needs it; set both');
});

it('takes a sender only with an address, with a name or without', () => {
  for (const MAIL_FROM of ['Cards', 'Cards <cards>', 'a@b.example, c@d.example'])
    expect(problemsOf({ MAIL_FROM }), MAIL_FROM).toHaveLength(1);
  for (const MAIL_FROM of ['cards@example.com', 'Cards @ home <cards@example.com>', '<cards@example.com>'])
    expect(problemsOf({ MAIL_FROM }), MAIL_FROM).toEqual([]);
});

it('takes a mail server only with a host', () => {
  for (const SMTP_URL of ['smtp://', 'smtps://user:a#b@mail.example', 'mail.example:587'])
    expect(problemsOf({ SMTP_URL }), SMTP_URL).toEqual([expect.stringMatching(/^SMTP_URL: expected smtp:/)]);
  for (const SMTP_URL of ['smtp://mail.example', 'smtps://ada%40mail.example:a%23b@mail.example:465'])
    expect(problemsOf({ SMTP_URL }), SMTP_URL).toEqual([]);
});

it('accepts a picture model as the only model', () => {
  expect(problemsOf({ AI_BASE_URL: 'https://ai.example/v1' })).toEqual([
    'AI_MODEL: is missing, but AI_BASE_URL needs it; set both',
  ]);
  expect(problemsOf({ AI_BASE_URL: 'https://ai.example/v1', AI_IMAGE_MODEL: 'painter' })).toEqual([]);
});

it('takes only test keys of a payment provider, and never repeats one', () => {
  const STRIPE_WEBHOOK_SECRET = 'whsec_abcdefgh12345';
  const problems = problemsOf({ STRIPE_SECRET_KEY: 'sk_live_abcdefgh12345', STRIPE_WEBHOOK_SECRET });
  expect(problems).toEqual([expect.stringContaining('STRIPE_SECRET_KEY: is a live key')]);
  expect(problems.join()).not.toContain('abcdefgh');
  expect(problemsOf({ STRIPE_SECRET_KEY: 'key', STRIPE_WEBHOOK_SECRET })).toHaveLength(1);
  expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_abcdefgh12345', STRIPE_WEBHOOK_SECRET })).toEqual([]);
});
