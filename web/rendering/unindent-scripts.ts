/** The router writes indented scripts into every document; the indentation only adds bytes. */
export const unindentScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[^<]*<\/script>/g, (script) => script.replace(/\n\s+/g, '\n'));
