/** Formats a total: exact, or with + if it is a lower bound. */
export const totalText = ({ total, totalIsCapped }: { total: number; totalIsCapped: boolean }): string =>
  `${total.toLocaleString('en')}${totalIsCapped ? '+' : ''}`;
