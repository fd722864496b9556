/** What a code on a letter consists of: nothing that is read as another sign. */
export const letterSigns = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const letterCodeLength = 8;

/** The code of the letter to an unclaimed school, however it is typed; null for any other text. */
export function letterCodeIn(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  return code.length === letterCodeLength && [...code].every((sign) => letterSigns.includes(sign)) ? code : null;
}

/** 'K7P29QXM' as it is printed: 'K7P2-9QXM'. */
export const letterCodeText = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
