/** A form value. Numbers are not accepted: forms pass the text as typed. */
type Value = string | null | undefined;

interface Rule {
  test: (value: Value) => boolean;
  /** Shown beside the field, exactly as in the seed; null where the seed shows none. */
  message: string | null;
}

const emptyOr =
  (pattern: RegExp) =>
  (value: Value): boolean =>
    value == null || value === '' || pattern.test(value);

/** RFC 5321, 4.5.3.1: longer addresses cannot be delivered to. Also bounds the work of the pattern. */
const longestEmail = 254;

/** Dot-separated atoms, an @, and a domain of two labels or more (RFC 5322 dot-atom; RFC 1035 labels). */
const emailShape =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

const mobileShape = /^1[0-9]{10}$/;
const startsWithElevenDigits = /^[0-9]{11}/;
const plainNumber = /^-?[0-9]+(?:\.[0-9]+)?$/;
const twoDecimals = /^[0-9]+(?:\.[0-9]{1,2})?$/;
const externalScheme = /^(?:https?|mailto|tel):/i;

const isMobile = (value: Value): boolean => value != null && mobileShape.test(value);

/**
 * The validation rules of the seed, section 5, with its messages. Pure, linear in the length of the value, and shared: forms show
 * the message, the server answers 400 with it. Empty is '', null or absent; white space is not empty.
 */
export const rules = {
  /** Empty allowed; otherwise standard email shape. */
  email: {
    test: (value: Value) => (value?.length ?? 0) <= longestEmail && emptyOr(emailShape)(value),
    message: '请输入正确的邮箱',
  },
  /** 11 digits starting with 1. Empty is invalid; a form decides whether the field is required. */
  mobile: { test: isMobile, message: null },
  /** Empty allowed; must start with 11 digits. Anything may follow: an extension, a second number. */
  phoneOrLandline: { test: emptyOr(startsWithElevenDigits), message: '请输入正确的电话号码或者固话号码' },
  /** Same rule as mobile. */
  phone: { test: isMobile, message: '请输入正确的电话号码' },
  /** Empty allowed; digits with an optional sign and fraction. Program notation (1e3, 0x1f) is invalid. */
  number: { test: emptyOr(plainNumber), message: '请输入数字值' },
  /** Empty allowed; positive, at most 2 decimals. In yuan, as typed. */
  amount: {
    test: (value: Value) => emptyOr(twoDecimals)(value) && (!value || /[1-9]/.test(value)),
    message: '请输入正确的金额',
  },
  /**
   * Starts with http(s):, mailto: or tel:, in any case (RFC 3986, 3.1), so that `HTTPS://…` is never treated as an internal path.
   */
  isExternalLink: { test: (value: Value) => value != null && externalScheme.test(value), message: null },
} as const satisfies Record<string, Rule>;

/**
 * White space, hyphens and dashes of every width, dots, brackets and invisible characters that are pasted along with a number.
 */
const separators = /[\s\-\u2010-\u2015\u2212.()\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Converts a mobile number as typed or pasted to the 11 digits that the server expects: removes full-width digits, separators and
 * the country code 86 (+86, 0086). Anything else is returned for the rule to refuse.
 */
export function normalisePhone(text: string): string {
  // Twice: removing separators may bring combining characters together.
  const digits = text.normalize('NFKC').replace(separators, '').normalize('NFKC');
  return digits.replace(/^(?:\+|00)?86(?=1[0-9]{10}$)/, '');
}
