import { type CandidateStage, isOut } from '../../contract/results/candidate-state.ts';

export interface Ordered {
  id: string;
  postId: string;
  status: string;
  leftFrom: string | null;
  replaces: string | null;
  /** Whether somebody took the place that this person left. */
  replaced: boolean;
  order: number | null;
  /** How many of the post go on. */
  places: number;
}

/**
 * Who goes on by an order: those at or above the last place and, for each of them who left and whose place was taken, the next, with
 * all who are level. `stages` are those in which a place is taken by this order. People come in the order.
 */
export function goingOn(people: readonly Ordered[], stages: readonly CandidateStage[]): Set<string> {
  const wasTaken = ({ status, leftFrom, replaced }: Ordered) =>
    replaced && isOut(status) && (stages as readonly (string | null)[]).includes(leftFrom);
  const inside = new Set<string>();
  const ranked = people.filter(({ order }) => order !== null);
  for (const ofPost of Map.groupBy(ranked, ({ postId }) => postId).values()) {
    let open = 0;
    for (const level of Map.groupBy(ofPost, ({ order }) => order).values()) {
      const isPlace = level.some(({ order, places }) => (order ?? 0) <= places);
      // Who left before their turn took nobody's place.
      if (!isPlace && level.every(({ status, replaces }) => isOut(status) && replaces === null)) continue;
      if (!isPlace && open === 0) break;
      if (!isPlace) open -= 1;
      open += level.filter(wasTaken).length;
      for (const { id } of level) inside.add(id);
    }
  }
  return inside;
}
