import { type DeliveryMove, type DeliveryState, delivery, overdueMs } from '#contract/deliveries/delivery-state.ts';
import { type InterviewMove, type InterviewState, interview } from '#contract/deliveries/interview-state.ts';
import { hasStarted, type OfferTerms } from '#contract/deliveries/offer-rules.ts';
import { next } from '#contract/machine.ts';
import { plus } from '../moments.ts';
import type { InterviewRow } from '../rows.ts';

type Side = 'seeker' | 'recruiter' | 'system';

export interface Step {
  fromStatus: DeliveryState | null;
  move: DeliveryMove | 'overdue';
  toStatus: DeliveryState;
  side: Side;
  note: string | null;
  at: Date;
}

export type Terms = Pick<InterviewRow, 'startsAt' | 'mode' | 'place' | 'link' | 'contact' | 'note'>;

export interface Meeting extends Terms {
  status: InterviewState;
  proposedAt: Date | null;
  answerNote: string;
  createdAt: Date;
  answeredAt: Date | null;
}

interface Move {
  move: DeliveryMove;
  /** Left out: who usually makes the move. */
  by?: Side;
  at: Date;
  note?: string | undefined;
  terms?: Terms;
  proposedAt?: Date;
}

/** Who makes a move; the company, where both sides may. */
export const sideOf = (move: DeliveryMove) => delivery.table.findLast((row) => row.move === move)?.who as Side;

/**
 * The life of one delivery, move by move. A move that the state machines do not allow, or that is earlier than the last one,
 * throws: a history that exists is a legal one.
 */
export class History {
  readonly steps: Step[] = [];
  readonly meetings: Meeting[] = [];
  state: DeliveryState | null = null;
  previous: DeliveryState | null = null;
  reason: string | null = null;
  viewedAt: Date | null = null;
  answeredAt: Date | null = null;
  overdueAt: Date | null = null;
  offer: OfferTerms | null = null;

  get lastAt(): Date {
    return this.steps.at(-1)?.at ?? new Date(0);
  }

  get submittedAt(): Date {
    return this.steps[0]?.at ?? new Date(0);
  }

  /** When the company decided to offer; null where it did not. */
  get offeredAt(): Date | null {
    return this.steps.find(({ move }) => move === 'pass')?.at ?? null;
  }

  private push(move: Step['move'], toStatus: DeliveryState, side: Side, at: Date, note: string | null = null): void {
    this.steps.push({ fromStatus: this.state, move, toStatus, side, note, at });
    this.state = toStatus;
  }

  add({ move, at, by = sideOf(move), note, terms, proposedAt }: Move): this {
    const to = next(delivery, this.state, { move, who: by, was: this.previous });
    if (!to) throw new Error(`no move ${move} by ${by} from ${this.state}`);
    if (at < this.lastAt) throw new Error(`${move} comes before what it follows`);
    if (Object.hasOwn(interview.moves, move)) this.meet({ move, by, at, note, terms, proposedAt } as Required<Move>);
    if (move === 'open') this.viewedAt = at;
    else if (by === 'recruiter') this.answeredAt ??= at;
    if (move === 'reject') this.previous = this.state;
    if (move === 'reject' || move === 'close') this.reason = note ?? null;
    this.push(move, to, by, at, note);
    return this;
  }

  /** Gives the offer its terms; an accepted one has begun if its start day has come. */
  offerWith(terms: OfferTerms | null, now: Date): void {
    this.offer = terms;
    if (this.state !== 'accepted' || !hasStarted(terms, now)) return;
    const morning = terms ? new Date(`${terms.startsOn}T00:00:00+08:00`) : this.lastAt;
    this.push('start', 'hired', 'system', morning > this.lastAt ? morning : this.lastAt);
  }

  private meet({ move, by, at, note, terms, proposedAt }: Required<Move>): void {
    const current = this.meetings.at(-1);
    const status = next(interview, current?.status ?? null, { move: move as InterviewMove, who: by });
    if (!status) throw new Error(`no answer ${move} by ${by} to an interview that is ${current?.status}`);
    if (terms)
      this.meetings.push({ ...terms, status, proposedAt: null, answerNote: '', createdAt: at, answeredAt: null });
    else if (current)
      Object.assign(current, { status, answeredAt: at, answerNote: note ?? '', proposedAt: proposedAt ?? null });
  }

  /** What the clock has noted by `now`: a week without an answer. */
  tick(now: Date): this {
    const due = plus(this.submittedAt, overdueMs);
    if ((this.state !== 'submitted' && this.state !== 'viewed') || this.answeredAt || due > now) return this;
    this.overdueAt = due > this.lastAt ? due : this.lastAt;
    this.push('overdue', this.state, 'system', this.overdueAt);
    return this;
  }
}

/** A history that is told rather than drawn. */
export const historyOf = (...moves: readonly Move[]): History =>
  moves.reduce((history, move) => history.add(move), new History());
