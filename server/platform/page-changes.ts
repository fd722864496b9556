import type { Bus } from './bus.ts';
import { Changes } from './changes.ts';

/**
 * Changes that writes announced on any node: the tags of pages that look different now. After a gap in the bus everything counts
 * as changed.
 */
export function followPageChanges(bus: Bus): Changes {
  const changes = new Changes();
  bus.on('page', (tags) => {
    for (const tag of tags as string[]) changes.note(tag);
  });
  bus.on('reconnected', () => changes.noteAll());
  return changes;
}
