import { z } from 'zod';
import { defineCalls } from './defineCalls.js';

const config = z.object({
  supabase_url: z.string().describe('where people sign in and where pictures are kept'),
  supabase_anon_key: z.string().describe('`embedded` where the server does both itself'),
  mail: z.enum(['kept', 'sent']),
  stock: z.string().describe('where stock photos come from'),
  ai: z.object({ text: z.boolean(), pictures: z.string() }),
});

export const operationCalls = defineCalls('Operations', {
  readConfig: {
    method: 'get',
    path: '/api/config',
    summary: 'What this server can do, and where sign-in and pictures are',
    response: config,
  },
});
