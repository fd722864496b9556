/** States that no answer of the company has led to. In a file of its own, so that lists need not load the machine. */
export const unansweredDeliveryStates = ['submitted', 'viewed'] as const;

/** States of a delivery that the company takes further, up to its offer. */
export const shortlistedDeliveryStates = ['shortlisted', 'interview', 'offer'] as const;

/** States in which either side still has something to answer. */
export const openDeliveryStates = [...unansweredDeliveryStates, ...shortlistedDeliveryStates] as const;

/** States after an accepted offer: before the start day, and from it on. */
export const agreedDeliveryStates = ['accepted', 'hired'] as const;

/** States of which a seeker has at most one per post. */
export const standingDeliveryStates = [...openDeliveryStates, ...agreedDeliveryStates] as const;

const isIn = (states: readonly string[]) => (state: string) => states.includes(state);

/** Whether a delivery is still open. */
export const isOpenDelivery = isIn(openDeliveryStates);

/** Whether a delivery is open or ended in an accepted offer. */
export const isStandingDelivery = isIn(standingDeliveryStates);
