/** The papers by which a person may register, where a project takes them. */
export const identityKinds = {
  resident: '居民身份证或港澳台居民居住证',
  permit: '港澳居民来往内地通行证',
  taiwan: '台湾居民来往大陆通行证',
  passport: '护照',
  permanent: '外国人永久居留身份证',
} as const;
export type IdentityKind = keyof typeof identityKinds;

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacters = '10X98765432';

/** The day of birth within a number of 18 characters; its form was checked. */
export const birthdayOf = (number: string): string =>
  `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;

interface Invented {
  birthday: string;
  sequence: number;
  place?: number;
}

const checkOf = (number: string): string =>
  checkCharacters[weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0) % 11] ?? '';

/** An invented number, of a place that does not exist: nobody has it. `sequence` is odd for men. */
export function inventedIdentity({ birthday, sequence, place = 339_901 }: Invented): string {
  const number = `${place}${birthday.replaceAll('-', '')}${String(sequence).padStart(3, '0')}`;
  return number + checkOf(number);
}

/** Whether a text is a number of 18 characters: a real day of birth, and the check character of GB 11643. */
export function isIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(text)) return false;
  const day = birthdayOf(text);
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== day) return false;
  return checkOf(text) === text[17];
}

/**
 * A number as it was typed or pasted, in its one spelling: half-width, without separators and invisible signs, letters upper case.
 * The two digits that count the renewals of a 通行证 are left out: they change, the person does not.
 */
export function plainIdentity(kind: IdentityKind, typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Zs}\s\p{Pd}\p{Pc}·•.,，。、'"“”‘’]/gu, '')
    .toUpperCase()
    .replace(/[×✕Х]$/u, 'X');
  return kind === 'permit' && /^[HM]\d{10}$/.test(plain) ? plain.slice(0, 9) : plain;
}

interface KindRule {
  holds(number: string): boolean;
  error: string;
}

const rules: Record<IdentityKind, KindRule> = {
  resident: {
    holds: (number) => isIdentityNumber(number) && !number.startsWith('9'),
    error: '身份证号不正确，请核对 18 位号码',
  },
  permit: {
    holds: (number) => /^[HM]\d{8}$/.test(number),
    error: '通行证号码不正确，应为 H 或 M 和 8 位数字',
  },
  taiwan: { holds: (number) => /^\d{8}$/.test(number), error: '台湾居民来往大陆通行证号码不正确，应为 8 位数字' },
  passport: {
    holds: (number) => /^(?=.*\d)[A-Z\d]{6,12}$/.test(number),
    error: '护照号码不正确，应为 6 到 12 位字母和数字',
  },
  permanent: {
    holds: (number) => /^[A-Z]{3}\d{12}$/.test(number) || (number.startsWith('9') && isIdentityNumber(number)),
    error: '永久居留身份证号码不正确，应为 9 开头的 18 位号码，或 3 个字母和 12 位数字',
  },
};

/** What is wrong with a number in its one spelling, in words; '' where nothing is. */
export const identityFault = (kind: IdentityKind, number: string): string =>
  rules[kind].holds(number) ? '' : rules[kind].error;

/** The day of birth that a number says; null where its kind says none. */
export const birthdayWithin = (number: string): string | null => (isIdentityNumber(number) ? birthdayOf(number) : null);

/** '33**************28': all that lists and pages show of it. */
export const maskedIdentity = (number: string): string =>
  `${number.slice(0, 2)}${'*'.repeat(Math.max(0, number.length - 4))}${number.slice(-2)}`;
