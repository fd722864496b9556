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

/** Characters that GB 18030 gave code points of private use in 2000 and that Unicode holds since; decoders differ in these. */
const sinceEncoded: Record<string, number> = {
  '\ue816': 0x20087,
  '\ue817': 0x20089,
  '\ue818': 0x200cc,
  '\ue81e': 0x9fb4,
  '\ue826': 0x9fb5,
  '\ue82b': 0x9fb6,
  '\ue82c': 0x9fb7,
  '\ue831': 0x215d7,
  '\ue832': 0x9fb8,
  '\ue83b': 0x2298f,
  '\ue843': 0x9fb9,
  '\ue854': 0x9fba,
  '\ue855': 0x9fbb,
  '\ue864': 0x241fe,
};

/** The character of Unicode that a character of GBK's private use stands for; undefined where none is known. */
function encodedOf(character: string): string | undefined {
  const since = sinceEncoded[character];
  if (since !== undefined) return String.fromCodePoint(since);
  const at = (character.codePointAt(0) ?? 0) - 0xe815;
  if (at < 0 || at > 0x4f) return undefined;
  // Row FE of GBK, 50 to A0 without 7F, in the order of its code points.
  const found = new TextDecoder('gb18030').decode(new Uint8Array([0xfe, 0x50 + at + (at > 0x2e ? 1 : 0)]));
  return /\p{Co}/u.test(found) ? undefined : found;
}

/** What to do about a character of private use, which only its own font shows; '' where there is none. */
export function privateUseAdvice(title: string, name: string): string {
  const character = /\p{Co}/u.exec(name)?.[0];
  if (character === undefined) return '';
  const encoded = encodedOf(character);
  if (encoded === undefined) return `${title}里有自造字，别的系统认不出，请用输入法重新输入这个字`;
  const point = encoded.codePointAt(0)?.toString(16).toUpperCase();
  return `${title}里有旧编码的字，别的系统认不出，请改成“${encoded}”（U+${point}）`;
}
