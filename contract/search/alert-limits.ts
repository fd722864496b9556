/** A seeker keeps at most this many searches. */
export const maxSavedSearches = 20;
/** Posts that were looked at are remembered for so long. */
export const historyDays = 180;
