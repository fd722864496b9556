/** What is wrong with a file, in words for the person who sent it. */
export class FileFault extends Error {}
