import { posix } from 'node:path';
import { tagsOf } from './xml-text.ts';

/** Part names are compared without case, and some writers use backslashes. */
export const partName = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

/** What `[Content_Types].xml` declares for a part: by its name, else by its extension. */
export function contentTypes(text: string): (part: string) => string {
  const byPart = new Map<string, string>();
  const byExtension = new Map<string, string>();
  for (const { name, attributes } of tagsOf(text, 'Override|Default')) {
    const type = (attributes.get('ContentType') ?? '').toLowerCase();
    if (name === 'Override') byPart.set(partName(attributes.get('PartName') ?? ''), type);
    else byExtension.set((attributes.get('Extension') ?? '').toLowerCase(), type);
  }
  return (part) => byPart.get(part) ?? byExtension.get(posix.extname(part).slice(1)) ?? '';
}
