const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacters = '10X98765432';

/** The day of birth within an 18-digit 居民身份证号; its form was checked. */
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

/** Whether a text is an 18-digit 居民身份证号: a real day of birth, and the check character of GB 11643. */
export function isIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(text)) return false;
  const day = birthdayOf(text);
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== day) return false;
  return checkOf(text) === text[17];
}

/** '33**************28': all that lists and pages show of it. */
export const maskedIdentity = (number: string): string => `${number.slice(0, 2)}${'*'.repeat(14)}${number.slice(-2)}`;
