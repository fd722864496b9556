/** Pay by the lesson in yuan, in the steps by which it is searched. */
export const hourSteps: readonly number[] = [
  ...Array.from({ length: 30 }, (_, at) => (at + 1) * 10),
  ...[350, 400, 450, 500, 600, 700, 800, 1_000, 1_500, 2_000],
];

/** The lexeme of posts that pay at least so much by the lesson. */
export const hourLexeme = (yuan: number): string => `#h:${yuan}`;

/** The lexemes of a post by its highest pay in fen. */
export const hourLexemes = (unit: string, most: number | null): string[] =>
  unit !== 'hour' || most === null ? [] : hourSteps.filter((step) => step * 100 <= most).map(hourLexeme);
