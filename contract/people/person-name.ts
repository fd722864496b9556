/** Format characters and variation selectors: nobody sees them, and they would make two names of one. */
const invisible = /[\p{Cf}\p{Variation_Selector}]/gu;
/** Every sign that is typed for 间隔号, with the spaces around it. NFKC has made the half-width ones full. */
const interpuncts = / *[·•‧∙⋅・ꞏ᛫⸱⸳●] */gu;
/** A full stop stands for it only between Chinese characters; initials keep theirs. */
const stopWithin = /(?<=\p{Script=Han}) *\. *(?=\p{Script=Han})/gu;

/** A person's name in its one spelling: compatible forms and interpuncts unified, invisible signs and spare spaces gone. */
export const plainName = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(interpuncts, '·')
    .replace(stopWithin, '·')
    .replace(/\s+/g, ' ')
    .trim();

const compared = (name: string): string => plainName(name).replace(/ /g, '').toLowerCase();

/** Whether two spellings are one name: spaces and letter case tell nothing. */
export const samePersonName = (one: string, other: string): boolean => compared(one) === compared(other);

/** The character of Unicode that a character of GBK's private use stands for: row FE, 50 to A0 without 7F, in the order of its code points. */
function encodedOf(character: string): string | undefined {
  const at = (character.codePointAt(0) ?? 0) - 0xe815;
  if (at < 0 || at > 0x4f) return undefined;
  const found = new TextDecoder('gb18030').decode(new Uint8Array([0xfe, 0x50 + at + (at > 0x2e ? 1 : 0)]));
  return /\p{Co}/u.test(found) ? undefined : found;
}

/** What to do about a character of private use, which only its own font shows; '' where there is none. */
export function privateUseAdvice(title: string, name: string): string {
  const character = /\p{Co}/u.exec(name)?.[0];
  if (!character) return '';
  const encoded = encodedOf(character);
  return `${title}里有旧编码的字，别的系统认不出，请${encoded ? `改成“${encoded}”` : '重新输入这个字'}`;
}
