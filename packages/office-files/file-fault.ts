/** What is wrong with a file, as a message for the person who sent it. */
export class FileFault extends Error {}
