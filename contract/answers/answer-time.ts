/** The days over which a school's reply rate and answer time are counted. */
export const answerDays = 90;

/** From this reply rate on, in percent, lists of schools are ordered by speed: a hundredth more or less says nothing. */
export const speedFrom = 95;

/** A stored median of minutes as hours, 1 at least. */
export const hoursOf = (minutes: number): number => Math.max(1, Math.round(minutes / 60));

/** '7 小时', from 48 hours on '2 天'. */
export const hoursText = (hours: number): string => (hours < 48 ? `${hours} 小时` : `${Math.round(hours / 24)} 天`);
