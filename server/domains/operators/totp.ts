import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
/** A clock half a minute off is let pass. */
const WINDOW = 1;

const totpOf = (secret: string, phone = '') =>
  new TOTP({
    issuer: '教育人才网 平台管理',
    label: phone,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

/** 160 random bits, as authenticators take them. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator reads from the QR code. */
export const otpauthUri = (secret: string, phone: string): string => totpOf(secret, phone).toString();

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1_000 / PERIOD);

/** From when the code of a time step is taken, in ms. */
export const takenFrom = (step: number): number => (step - WINDOW) * PERIOD * 1_000;

/** The time step that a code belongs to, or null for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : stepAt(now) + delta;
}

/** The code of a time step: for tests, and for the demo, which shows it. */
export const codeAt = (secret: string, step: number): string =>
  totpOf(secret).generate({ timestamp: step * PERIOD * 1_000 });
