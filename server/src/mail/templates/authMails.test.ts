import { describe, expect, it } from 'vitest';
import { inviteMail, magicLinkMail } from './authMails.js';

const CONTENTS = { link: 'https://cards.example/confirm?a=b', linkMinutes: 60, code: '012345', codeMinutes: 10 };

describe('sign-in e-mails', () => {
  it('say how long a code is valid only if they have one', () => {
    const [withCode, invitation] = [magicLinkMail('a@b.example', CONTENTS), inviteMail('a@b.example', CONTENTS)];
    expect(withCode.text).toContain('The link is valid for 60 minutes and the code for 10.');
    expect(invitation.text).toContain('The link is valid for 60 minutes and can be used once.');
    for (const { text, html } of [withCode, invitation])
      expect([text.includes('the code'), html.includes('the code')]).toEqual(
        Array<boolean>(2).fill(text.includes(CONTENTS.code)),
      );
  });
});
