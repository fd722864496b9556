/** A total as it is shown: exact, or with + where more may be found than were counted. */
export const totalText = ({ total, totalIsCapped }: { total: number; totalIsCapped: boolean }): string =>
  `${total.toLocaleString('en')}${totalIsCapped ? '+' : ''}`;
