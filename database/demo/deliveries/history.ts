import { type DeliveryMove, type DeliveryState, delivery, overdueMs } from '#contract/deliveries/delivery-state.ts';
import { type InterviewState, interview } from '#contract/deliveries/interview-state.ts';
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
  by: Side;
  at: Date;
  note?: string;
  terms?: Terms;
  proposedAt?: Date;
}

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

  add({ move, by, at, note, terms, proposedAt }: Move): this {
    const to = next(delivery, this.state, { move, who: by, was: this.previous });
    if (!to) throw new Error(`no move ${move} by ${by} from ${this.state}`);
    if (at < this.lastAt) throw new Error(`${move} comes before what it follows`);
    if (Object.hasOwn(interview.moves, move))
      this.meet(move as keyof typeof interview.moves, { by, at, note, terms, proposedAt });
    this.steps.push({ fromStatus: this.state, move, toStatus: to, side: by, note: note ?? null, at });
    if (move === 'open') this.viewedAt = at;
    else if (by === 'recruiter') this.answeredAt ??= at;
    if (move === 'reject') this.previous = this.state;
    if (move === 'reject' || move === 'close') this.reason = note ?? null;
    this.state = to;
    return this;
  }

  /** When the company decided to offer; null where it did not. */
  get offeredAt(): Date | null {
    return this.steps.find(({ move }) => move === 'pass')?.at ?? null;
  }

  /** Gives the offer its terms; an accepted one has begun if its start day has come. */
  offerWith(terms: OfferTerms | null, now: Date): this {
    this.offer = terms;
    if (this.state !== 'accepted' || !hasStarted(terms, now)) return this;
    const morning = terms ? new Date(`${terms.startsOn}T00:00:00+08:00`) : this.lastAt;
    const at = morning > this.lastAt ? morning : this.lastAt;
    this.steps.push({ fromStatus: 'accepted', move: 'start', toStatus: 'hired', side: 'system', note: null, at });
    this.state = 'hired';
    return this;
  }

  private meet(move: keyof typeof interview.moves, { by, at, note, terms, proposedAt }: Omit<Move, 'move'>): void {
    const current = this.meetings.at(-1);
    const status = next(interview, current?.status ?? null, { move, who: by });
    if (!status) throw new Error(`no answer ${move} by ${by} to an interview that is ${current?.status}`);
    if (terms) {
      this.meetings.push({ ...terms, status, proposedAt: null, answerNote: '', createdAt: at, answeredAt: null });
    } else if (current) {
      Object.assign(current, { status, answeredAt: at, answerNote: note ?? '', proposedAt: proposedAt ?? null });
    }
  }

  /** What the clock has noted by `now`: a week without an answer. */
  tick(now: Date): this {
    const due = plus(this.submittedAt, overdueMs);
    const waits = this.state === 'submitted' || this.state === 'viewed';
    if (waits && !this.answeredAt && due <= now && this.state) {
      this.overdueAt = due > this.lastAt ? due : this.lastAt;
      const state = this.state;
      this.steps.push({
        fromStatus: state,
        move: 'overdue',
        toStatus: state,
        side: 'system',
        note: null,
        at: this.overdueAt,
      });
    }
    return this;
  }
}
