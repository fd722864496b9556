/** The router writes its scripts into every document as one would read them: with their indentation, which here takes bytes alone. */
export const unindentScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[^<]*<\/script>/g, (script) => script.replace(/\n\s+/g, '\n'));
