import { createHmac, randomInt } from 'node:crypto';
import { type CodePurpose, codePurposes } from '#contract/identity/code-purposes.ts';

export const CODE_SECONDS = 300;

export type Digits = 6 | 8;

/** A uniformly random code of this many digits. */
export const makeCode = (digits: Digits) => String(randomInt(10 ** digits)).padStart(digits, '0');

export interface SentCode {
  phone: string;
  purpose: CodePurpose;
  code: string;
}

/** The stored form of a code: bound to its phone and purpose, and useless without the installation's key. */
export const hashOfCode = (key: Buffer, { phone, purpose, code }: SentCode) =>
  createHmac('sha256', key).update(`${purpose}:${phone}:${code}`).digest();

export const codeText = (code: string, purpose: CodePurpose) =>
  `【教育人才网】验证码 ${code}，用于${codePurposes[purpose]}，5 分钟内有效。请勿告诉他人，如非本人操作请忽略。`;
