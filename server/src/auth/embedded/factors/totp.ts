import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';

const PERIOD_SECONDS = 30;
/** One period before and after, for clocks that differ (RFC 6238, section 5.2). */
const WINDOW = 1;
/** As RFC 4226 recommends. */
const SECRET_BYTES = 20;

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

interface Label {
  readonly secret: string;
  readonly issuer: string;
  readonly email: string;
}

/** What an authenticator app needs: a QR code as SVG, and the URI in it. */
export function describeSecret({ secret, issuer, email }: Label): { readonly uri: string; readonly qrCode: string } {
  const uri = totpOf(secret, { issuer, label: email }).toString();
  return { uri, qrCode: encodeQR(uri, 'svg', { ecc: 'medium', border: 2 }) };
}

/** @returns the number of the period that the code belongs to; undefined for a wrong code */
export function periodOf(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

/** What every authenticator app supports: SHA-1, six digits, 30 seconds. */
function totpOf(secret: string, label: { readonly issuer?: string; readonly label?: string } = {}): TOTP {
  return new TOTP({ ...label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}
