/** What the person says became of an application; the site does not know it. */
export const applicationAnswers = { heard: '有回音', silent: '没有回音' } as const;

/** Days after which the person is asked whether there was an answer. */
export const askAfterDays = 7;
