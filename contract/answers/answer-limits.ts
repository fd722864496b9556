/** A school's days and its place in the red list need so many deliveries, so that nobody can be recognised. */
export const leastDeliveries = 5;

/** The lowest reply rate in the red list. */
export const redListFrom = 80;
