/** Deliveries of the last days may still be answered in time: their share of answers is not final. */
export const OPEN_DAYS = 7;
