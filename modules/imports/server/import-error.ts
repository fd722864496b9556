/** A failure that the user can fix; `message` can be shown. */
export class ImportError extends Error {}
