import { z } from 'zod';

/** What to make of a deck; the options are those of `cardwright export`. */
export const exportRequestSchema = z.object({
  preset: z.string().min(1).max(100),
  languages: z.array(z.string().min(2).max(35)).max(100).optional(),
  /** A selection as the command line takes it: `1-9,TITLE`. */
  cards: z.string().max(2_000).optional(),
  options: z.record(z.string().max(100), z.union([z.string().max(500), z.number(), z.boolean()])).optional(),
});

export type ExportRequest = z.infer<typeof exportRequestSchema>;
