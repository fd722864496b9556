/** A line of text without what nothing can be drawn of: marks that only steer writing, and spaces in a row. */
export const plainText = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, (space) => (space.includes('\u3000') ? '\u3000' : ' '))
    .trim();
