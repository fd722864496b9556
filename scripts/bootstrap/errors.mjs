/** A reason not to start that the reader can act on: shown as one line, without a stack. */
export class StartError extends Error {}
