/** Maximum number of saved searches of a seeker. */
export const maxSavedSearches = 20;
/** Days for which viewed posts are remembered. */
export const historyDays = 180;
