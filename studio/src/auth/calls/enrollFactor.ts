import { authClient, unwrap } from './client.js';

/** A second factor that is not turned on yet. */
export interface NewFactor {
  readonly id: string;
  /** An SVG as a data URL. */
  readonly qrCode: string;
  readonly secret: string;
}

/** Starts a second factor; its first right code turns it on. @throws AuthError */
export async function enrollFactor(): Promise<NewFactor> {
  const { id, totp } = unwrap(await (await authClient()).mfa.enroll({ factorType: 'totp', issuer: 'Cardwright' }));
  return { id, qrCode: totp.qr_code, secret: totp.secret };
}
