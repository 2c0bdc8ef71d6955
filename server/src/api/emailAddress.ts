import { z } from 'zod';

const FORM = /^[^\s@,;:<>()[\]\\"\p{Cc}]+@[^\s@,;:<>()[\]\\"\p{Cc}]+\.[^\s@,;:<>()[\]\\"\p{Cc}]+$/u;

/** One e-mail address as people type it; comes out as lists keep it: NFC, lower case. */
export const emailAddress = z
  .string()
  .trim()
  .max(254, 'expected an e-mail address')
  .regex(FORM, 'expected an e-mail address such as ada@example.com')
  .transform((email) => email.normalize('NFC').toLowerCase());
