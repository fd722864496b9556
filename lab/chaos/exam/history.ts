/** An effect that a call was answered with. */
export type Acknowledged =
  | { registration: string; applicant: string }
  | { decision: string; registration: string; reviewer: string };

interface StoredEvent {
  registration: string;
  move: string;
  to: string;
  actor: string;
}

interface StoredRegistration {
  id: string;
  applicant: string;
  number: string;
  status: string;
}

export interface Stored {
  registrations: readonly StoredRegistration[];
  /** In the order in which they were written. */
  events: readonly StoredEvent[];
  /** How many notices of a decision each registration's applicant has. */
  told: ReadonlyMap<string, number>;
}

const decisions = ['approve', 'refuse', 'return'];

/** Values that occur more than once. */
const doubled = (values: readonly string[]): string[] =>
  [...Map.groupBy(values, (value) => value)].flatMap(([value, all]) => (all.length > 1 ? [value] : []));

function lost(acknowledged: readonly Acknowledged[], { registrations, events }: Stored): string[] {
  const applicants = new Map(registrations.map(({ id, applicant }) => [id, applicant]));
  const decided = new Set(events.map(({ registration, move, actor }) => `${registration} ${move} ${actor}`));
  return acknowledged.flatMap((one) => {
    const { registration } = one;
    if ('applicant' in one)
      return applicants.get(registration) === one.applicant
        ? []
        : [`registration ${registration} was answered and is lost`];
    return decided.has(`${registration} ${one.decision} ${one.reviewer}`)
      ? []
      : [`the ${one.decision} of ${registration} was answered and is lost`];
  });
}

/** Faults of registrations and decisions at the end; empty if everything that was answered is there once. */
export function faultsOf(acknowledged: readonly Acknowledged[], stored: Stored): string[] {
  const { registrations, events, told } = stored;
  const found = lost(acknowledged, stored);
  for (const applicant of doubled(registrations.map((registration) => registration.applicant)))
    found.push(`applicant ${applicant} is registered twice`);
  for (const number of doubled(registrations.map((registration) => registration.number)))
    found.push(`number ${number} is given twice`);
  const byRegistration = Map.groupBy(events, ({ registration }) => registration);
  for (const { id, status } of registrations) {
    const own = byRegistration.get(id) ?? [];
    const submitted = own.filter(({ move }) => move === 'submit').length;
    if (submitted !== 1) found.push(`${id} was submitted ${submitted} times`);
    const decided = own.filter(({ move }) => decisions.includes(move)).length;
    if (decided > 1) found.push(`${id} was decided ${decided} times`);
    if ((told.get(id) ?? 0) !== decided)
      found.push(`${id} was decided ${decided} times and told ${told.get(id) ?? 0} times`);
    if (own.at(-1)?.to !== status) found.push(`${id} is ${status}, its last move led to ${own.at(-1)?.to}`);
  }
  return found;
}
