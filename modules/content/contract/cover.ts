const fileName = /^([1-9]\d{0,18})-([0-9a-z]{1,9})(-dark)?\.svg$/;

/** The URL of the cover that is drawn for a publication from its own data. It changes with every edit. */
export const coverUrl = ({ id, updatedAt }: { id: string; updatedAt: string }, dark = false): string =>
  `/pictures/cover/${id}-${Math.floor(Date.parse(updatedAt) / 1000).toString(36)}${dark ? '-dark' : ''}.svg`;

/** Parses the last part of such a URL; null for anything that `coverUrl` does not produce. */
export function coverOfFile(name: string): { id: string; dark: boolean } | null {
  const [, id, , dark] = fileName.exec(name) ?? [];
  return id ? { id, dark: dark !== undefined } : null;
}
