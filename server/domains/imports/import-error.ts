/** A failure that the person at the keyboard can do something about; `message` is fit to show. */
export class ImportError extends Error {}
