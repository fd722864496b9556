/** States in which either side still has something to answer. In a file of its own, so that lists need not load the machine. */
export const openDeliveryStates = ['submitted', 'viewed', 'shortlisted', 'interview', 'offer'] as const;

/** Whether a delivery is still open. */
export const isOpenDelivery = (state: string): boolean => (openDeliveryStates as readonly string[]).includes(state);
