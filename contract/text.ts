type Moment = Date | string | number;

const hour = 3_600_000;

/** The clock in Asia/Shanghai read through UTC getters: UTC+8 all year, since 1991. */
const inShanghai = (moment: Moment) => new Date(new Date(moment).getTime() + 8 * hour);
const two = (value: number) => String(value).padStart(2, '0');

/** The day in Shanghai: '2026-11-21'; '' for an invalid time. */
export function formatDate(at: Moment): string {
  const shown = inShanghai(at);
  if (Number.isNaN(shown.getTime())) return '';
  return `${shown.getUTCFullYear()}-${two(shown.getUTCMonth() + 1)}-${two(shown.getUTCDate())}`;
}

/** Day and time in Shanghai: '2026-11-21 14:00'. */
export function formatDateTime(at: Moment): string {
  const shown = inShanghai(at);
  if (Number.isNaN(shown.getTime())) return '';
  return `${formatDate(at)} ${two(shown.getUTCHours())}:${two(shown.getUTCMinutes())}`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Text for HTML and XML, within elements and attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** '138****1234'. Any other number keeps its last two digits; a short one is masked completely. */
export function maskPhone(phone: string): string {
  if (/^1[0-9]{10}$/.test(phone)) return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
  return phone.length < 7 ? '****' : `****${phone.slice(-2)}`;
}

/** A landline with a hyphen behind its area code, as it is dialled and read: '0575-88001234'; mobile numbers stay. */
export const formatPhone = (phone: string): string =>
  phone.replace(/(?<!\d)(0(?:10|2\d|[3-9]\d{2}))(\d{7,8})(?!\d)/g, '$1-$2');

/** The family name and at most two asterisks, which hides the length: '林**' for 林知夏, '林*' for 林夏. */
export function maskName(name: string): string {
  const letters = [...name.trim()];
  const [first] = letters;
  if (!first) return '';
  return letters.length === 1 ? '*' : first + '*'.repeat(Math.min(letters.length - 1, 2));
}

/** Fen as yuan with two decimals: '1234.50', '-0.05'. Exact for a bigint of any size. */
export function yuan(fen: number | bigint): string {
  const whole = typeof fen === 'bigint' ? fen : BigInt(Math.round(fen));
  const digits = String(whole < 0n ? -whole : whole).padStart(3, '0');
  return `${whole < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Yuan with thousands separators, for screens: '1,234.50'. Files use `yuan`. */
export function yuanGrouped(fen: number | bigint): string {
  return yuan(fen).replace(/\B(?=(?:[0-9]{3})+\.)/g, ',');
}

/** Parses a typed amount in yuan into fen; null where `rules.amount` refuses it or it exceeds a safe integer. */
export function fenOf(typed: string): number | null {
  const [, whole, decimals = ''] = /^([0-9]{1,14})(?:\.([0-9]{1,2}))?$/.exec(typed) ?? [];
  if (whole === undefined) return null;
  return Number(whole + decimals.padEnd(2, '0')) || null;
}
