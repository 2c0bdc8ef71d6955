import { z } from 'zod';
import { defineCalls } from './defineCalls.js';

const config = z.object({
  supabase_url: z.string().describe('the address of sign-in and picture storage'),
  supabase_anon_key: z.string().describe('`embedded` if the server provides both itself'),
  sign_up: z.enum(['open', 'invited', 'closed']).describe('who may create an account'),
  sign_in_with: z.string().nullable().describe('the name of another service that people can sign in with'),
  mail: z.enum(['kept', 'sent']),
  stock: z.string().describe('the source of stock photos'),
  dev_pages: z.boolean().describe('whether the pages under /dev are open: only where PUBLIC_URL is this machine'),
  ai: z.object({ text: z.boolean(), pictures: z.string() }),
});

export const operationCalls = defineCalls('Operations', {
  readConfig: {
    method: 'get',
    path: '/api/config',
    summary: 'Get the server’s features and the addresses of sign-in and pictures',
    response: config,
  },
});
