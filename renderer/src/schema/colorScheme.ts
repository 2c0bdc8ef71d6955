import { z } from 'zod';

const hex = z.string().regex(/^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, 'must be a CSS hex colour such as #0E5A42');

export const colorSchemeSchema = z.looseObject({
  id: z.string(),
  name: z.string().min(1),
  description: z.string().default(''),
  user_id: z.string().nullable().default(null),
  is_public: z.boolean().default(false),
  brand: z.looseObject({ primary: hex, secondary: hex, accent: hex }),
  category: z.record(z.string(), hex),
  neutral: z.object({ paper: hex, ink: hex, muted: hex, line: hex, surface: hex }),
});

export type ColorScheme = z.infer<typeof colorSchemeSchema>;
