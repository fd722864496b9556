/** The states in which either side still has something to answer. Apart from the machine, which lists need not load. */
export const openDeliveryStates = ['submitted', 'viewed', 'shortlisted', 'interview', 'offer'] as const;

/** Whether a delivery is not settled yet. */
export const isOpenDelivery = (state: string): boolean => (openDeliveryStates as readonly string[]).includes(state);
