import type { Bus } from './bus.ts';
import { Changes } from './changes.ts';

const known = new WeakMap<Bus, Changes>();

/**
 * What writes told pages of, on every node: the tags of what looks different now. After a gap in the bus everything counts as
 * changed.
 */
export function pageChanges(bus: Bus): Changes {
  const found = known.get(bus);
  if (found) return found;
  const changes = new Changes();
  known.set(bus, changes);
  bus.on('page', (tags) => {
    for (const tag of tags as string[]) changes.note(tag);
  });
  bus.on('reconnected', () => changes.noteAll());
  return changes;
}
