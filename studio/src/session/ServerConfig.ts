/** The server's features, and where sign-in and pictures are. */
export interface ServerConfig {
  readonly supabase_url: string;
  readonly supabase_anon_key: string;
  readonly mail: 'kept' | 'sent';
  readonly stock: string;
  readonly ai: { readonly text: boolean; readonly pictures: string };
}
