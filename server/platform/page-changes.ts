import type { Bus } from './bus.ts';
import { Changes } from './changes.ts';

/**
 * What writes told pages of, on every node: the tags of what looks different now. After a gap in the bus everything counts as
 * changed.
 */
export function followPageChanges(bus: Bus): Changes {
  const changes = new Changes();
  bus.on('page', (tags) => {
    for (const tag of tags as string[]) changes.note(tag);
  });
  bus.on('reconnected', () => changes.noteAll());
  return changes;
}
