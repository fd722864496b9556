import { fieldError } from '#server/platform/http/app-error.ts';
import { commonPasswords } from './common-passwords.ts';

/** Words of this site and its sector, which attackers try first (docs/security.md). */
const siteWords = [
  ...['jyrc', 'jiaoyu', 'rencai', 'rencaiwang', 'zhaopin', 'qiuzhi', 'laoshi', 'jiaoshi', 'teachers?'],
  ...['教育', '人才', '人才网', '招聘', '求职', '老师', '教师'],
];
const onlySiteWords = new RegExp(`^(?:${siteWords.join('|')})+$`);
const years = /(?:19|20)\d\d/g;

/** The letters of a password without surrounding digits and punctuation. */
const wordOf = (password: string) => password.replace(years, '').replace(/[^a-z\u4e00-\u9fff]/g, '');

/** Whether every character follows or repeats the previous one: `aaaaaaaa`, `23456789`, `hgfedcba`. */
function isRun(password: string): boolean {
  const steps = [...password].slice(1).map((sign, at) => sign.charCodeAt(0) - password.charCodeAt(at));
  return [0, 1, -1].some((step) => steps.every((one) => one === step));
}

/** Why a password is easily guessed, or null. The contract checks the length; character classes do not matter. */
export function weaknessOf(password: string, phone: string): string | null {
  const plain = password.normalize('NFKC').toLowerCase();
  if (commonPasswords.has(plain)) return '这个密码太常见，容易被猜到，请换一个';
  if (plain.includes(phone) || plain.replace(/\D/g, '').endsWith(phone.slice(-8)))
    return '密码不要包含手机号，请换一个';
  if (isRun(plain) || new Set(plain).size < 4) return '密码的字符太有规律，容易被猜到，请换一个';
  if (onlySiteWords.test(wordOf(plain))) return '密码不要用网站名或常见的行业词加数字，请换一个';
  return null;
}

/** @throws AppError INVALID_INPUT, at `field`, for a password that is easily guessed */
export function refuseWeak(password: string, phone: string, field = 'body.password'): void {
  const weakness = weaknessOf(password, phone);
  if (weakness) throw fieldError(field, weakness);
}
