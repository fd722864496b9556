import type { MemberRole, OperatorRole, SignedIn } from '#contract/actor.ts';

/** Operator roles whose work needs a seeker's full record; content and finance never do. */
const operatorsOfPersons: ReadonlySet<OperatorRole> = new Set(['super', 'review', 'support']);

/** Member roles that read the delivery box. */
const readsBox: ReadonlySet<MemberRole> = new Set(['owner', 'recruiter', 'interviewer']);
/** Member roles that may search talents and speak for the company. */
const recruits: ReadonlySet<MemberRole> = new Set(['owner', 'recruiter']);

/** Whether an operator may open a seeker's full record. */
export const operatorSeesPersons = ({ operatorRole }: SignedIn): boolean =>
  operatorRole !== null && operatorsOfPersons.has(operatorRole);

/** A phone number opens the record to its holder and to operators whose role needs it. */
export const mayLookUpPhone = (actor: SignedIn, phone: string): boolean =>
  actor.phone === phone || operatorSeesPersons(actor);

/** What connects a company and a seeker. */
export interface Relation {
  /** A delivery that was not withdrawn and is not anonymised by 盲筛. */
  delivered: boolean;
  /** The seeker accepted an invitation to talk. */
  agreed: boolean;
  /** Phone or WeChat exchanged by consent in a conversation. */
  exchanged: boolean;
  /** A conversation in which the seeker wrote, and whose delivery is not anonymised. */
  talked: boolean;
}

/**
 * How a seeker's record opens to a company's member: `delivered` as the delivered resume shows it, `acquainted` without
 * birthday, `card` as the masked card of talent search, and not at all. One policy for every look-up by id.
 */
export type View = 'delivered' | 'acquainted' | 'card' | 'none';

/** The view of a seeker who is active and not hidden, and has not blocked the company. */
export function viewFor(role: MemberRole, { delivered, agreed, exchanged, talked }: Relation): View {
  if (delivered && readsBox.has(role)) return 'delivered';
  if (!recruits.has(role)) return 'none';
  return agreed || exchanged || talked ? 'acquainted' : 'card';
}
