/** The steps of a delivery that goes well, in order. */
export const road = ['submitted', 'viewed', 'shortlisted', 'interview', 'offer', 'hired'] as const;
