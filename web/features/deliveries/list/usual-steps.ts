/** The steps of a delivery that goes well, in order. */
export const usualSteps = ['submitted', 'viewed', 'shortlisted', 'interview', 'offer', 'hired'] as const;
