import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
/** Tolerates clocks that are off by 30 seconds. */
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

/** 160 random bits, in the format of authenticators. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The content of the authenticator's QR code. */
export const otpauthUri = (secret: string, phone: string): string => totpOf(secret, phone).toString();

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1_000 / PERIOD);

/** When the code of a time step becomes valid, in ms. */
export const takenFrom = (step: number): number => (step - WINDOW) * PERIOD * 1_000;

/** The time step of a code, or null for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : stepAt(now) + delta;
}

/** The code of a time step: for tests, and for the demo, which shows it. */
export const codeAt = (secret: string, step: number): string =>
  totpOf(secret).generate({ timestamp: step * PERIOD * 1_000 });
