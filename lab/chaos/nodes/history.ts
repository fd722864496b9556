/** What the people of a run were answered, and what the database has at the end. */
export interface History {
  /** Deliveries that were acknowledged. */
  delivered: readonly string[];
  /** Deliveries that a batch reply was acknowledged for. */
  replied: readonly string[];
  stored: readonly StoredDelivery[];
  /** How often each notice is there, by what it tells of. */
  notices: readonly { of: string; times: number }[];
  /** Jobs that are left. */
  jobs: number;
}

export interface StoredDelivery {
  id: string;
  status: string;
  /** The moves of its record, in order. */
  moves: string;
}

function lost({ delivered, replied, stored }: History): string[] {
  const kept = new Map(stored.map((row) => [row.id, row]));
  return [
    ...delivered.filter((id) => !kept.has(id)).map((id) => `lost: delivery ${id} was acknowledged`),
    ...replied
      .filter((id) => kept.get(id)?.status !== 'shortlisted')
      .map((id) => `lost: the reply to ${id} was acknowledged, it is ${kept.get(id)?.status}`),
  ];
}

/** A record says each thing once: a job that ran twice, or a call that was done twice, would stand there again. */
function twice({ stored, notices }: History): string[] {
  const known = new Set(['deliver', 'deliver shortlist']);
  return [
    ...stored
      .filter(({ moves }) => !known.has(moves))
      .map(({ id, moves }) => `twice: the record of ${id} says ${moves}`),
    ...notices.filter(({ times }) => times !== 1).map(({ of, times }) => `twice: ${times} notices of ${of}`),
  ];
}

/** Every way in which a history breaks the promise: acknowledged is kept, and what happens happens once. */
export function faultsOf(history: History): string[] {
  const left = history.jobs === 0 ? [] : [`left: ${history.jobs} jobs were never done`];
  return [...lost(history), ...twice(history), ...left];
}
