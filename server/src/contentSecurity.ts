import type { Config } from './config.js';

/** Allows scripts only from this server; HarfBuzz and Yoga need WebAssembly; the canvas reads fonts and pictures. */
export function contentSecurity({ supabase }: Config) {
  const hosted = supabase === undefined ? [] : [new URL(supabase.url).origin];
  return {
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", "'wasm-unsafe-eval'"],
      'worker-src': ["'self'", 'blob:'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', ...hosted, 'https://images.unsplash.com'],
      'connect-src': ["'self'", 'data:', 'blob:', ...hosted],
      'font-src': ["'self'", 'data:'],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'upgrade-insecure-requests': null,
    },
  };
}
