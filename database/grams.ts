/** Single characters and pairs of a text, in lower case, without spaces: what the index of messages holds. */
export function gramsOf(text: string): string[] {
  const signs = [...text.toLowerCase().replace(/\s+/g, ' ')].filter((sign) => sign !== ' ');
  const pairs = signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
  return [...new Set([...signs, ...pairs])];
}

/** What a message must hold to be looked at for a keyword: its pairs, or its only character. */
export function gramsWanted(keyword: string): string[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  return [
    ...new Set(
      words.flatMap((word) =>
        [...word].length === 1 ? [word] : gramsOf(word).filter((gram) => [...gram].length === 2),
      ),
    ),
  ];
}
