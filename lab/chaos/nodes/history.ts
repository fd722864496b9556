/** What users were answered, and the database's state at the end. */
export interface History {
  /** Acknowledged deliveries. */
  delivered: readonly string[];
  /** Deliveries with an acknowledged batch reply. */
  replied: readonly string[];
  stored: readonly StoredDelivery[];
  notices: readonly { of: string; times: number }[];
  jobs: number;
}

export interface StoredDelivery {
  id: string;
  status: string;
  /** The recorded moves, sorted. */
  moves: string;
}

function lost({ delivered, replied, stored }: History): string[] {
  const saved = new Map(stored.map((row) => [row.id, row]));
  return [
    ...delivered.filter((id) => !saved.has(id)).map((id) => `lost: delivery ${id} was acknowledged`),
    ...replied
      .filter((id) => saved.get(id)?.status !== 'shortlisted')
      .map((id) => `lost: the reply to ${id} was acknowledged, it is ${saved.get(id)?.status}`),
  ];
}

/** A record has each event once: a job or call that ran twice would appear twice. */
function twice({ stored, notices }: History): string[] {
  const known = new Set(['deliver', 'deliver shortlist']);
  return [
    ...stored
      .filter(({ moves }) => !known.has(moves))
      .map(({ id, moves }) => `twice: the record of ${id} says ${moves}`),
    ...notices.filter(({ times }) => times !== 1).map(({ of, times }) => `twice: ${times} notices of ${of}`),
  ];
}

/** Every violation in a history: acknowledged effects exist, and each happens once. */
export function faultsOf(history: History): string[] {
  const left = history.jobs === 0 ? [] : [`left: ${history.jobs} jobs were never done`];
  return [...lost(history), ...twice(history), ...left];
}
