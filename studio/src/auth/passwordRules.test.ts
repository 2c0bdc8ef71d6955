import { describe, expect, it } from 'vitest';
import { emailProblem } from './passwordRules.js';

describe('an e-mail address', () => {
  it.each(['nova@example.com', ' nova@example.com ', "o'neil+tag@example.co.uk", 'käthe@müller.de', 'admin@localhost'])(
    '%j is accepted',
    (email) => {
      expect(emailProblem(email)).toBeNull();
    },
  );

  it.each([
    'nova',
    'nova@example',
    'nova@.com',
    'no va@example.com',
    '<nova@example.com>',
    'Nova <nova@example.com>',
    'nova@example.com, sami@example.com',
    'nova@example.com;',
    '"nova"@example.com',
    `nova@${'a'.repeat(250)}.com`,
  ])('%j is refused before it is sent', (email) => {
    expect(emailProblem(email)).toBe('Enter an address such as nova@example.com.');
  });

  it('is asked for where it is missing', () => {
    expect(emailProblem('  ')).toBe('Enter your e-mail address.');
  });
});
