import { config } from 'zod/v4/core';

// The content security policy forbids code that is made of text. zod would try it once, and browsers report the attempt.
config({ jitless: true });
