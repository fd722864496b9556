/**
 * What is told about answers, so that nobody can be recognised. An answer is told without school and person, and only if its city,
 * 学段 and 学科 had at least `answers` answers by at least `schools` schools within 30 days; it is told `delayMinutes` late at the
 * earliest. A school's days and its place in the red list need `deliveries` deliveries; the day's count needs `today`.
 */
export const answerLimits = { answers: 5, schools: 3, delayMinutes: 5, deliveries: 5, today: 10 } as const;

/** The lowest reply rate in the red list. */
export const redListFrom = 80;
