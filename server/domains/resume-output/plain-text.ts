/** A line of text without characters that cannot be drawn: control characters and repeated spaces. */
export const plainText = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, (space) => (space.includes('\u3000') ? '\u3000' : ' '))
    .trim();
