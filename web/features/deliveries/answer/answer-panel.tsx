import type { ReactNode } from 'react';
import type { CalendarItem } from '#contract/calendar/calendar.ts';
import { AcceptedPanel } from './accepted-panel.tsx';
import type { AnswerProps } from './answer-props.ts';
import { InterviewPanel } from './interview-panel.tsx';
import { OfferPanel } from './offer-panel.tsx';

interface Props extends AnswerProps {
  /** The seeker's calendar, to check an interview against; null where it is unknown. */
  calendar?: readonly CalendarItem[] | null;
  /** Further facts beside the terms of an offer. */
  facts?: ReactNode;
}

/** What was agreed or waits for an answer: an invitation, or an offer. */
export function AnswerPanel({ delivery, onChange, calendar = null, facts }: Props) {
  if (delivery.status === 'offer') return <OfferPanel delivery={delivery} onChange={onChange} facts={facts} />;
  if (delivery.status === 'accepted') return <AcceptedPanel delivery={delivery} onChange={onChange} />;
  if (delivery.status !== 'interview' || !delivery.interview) return null;
  return <InterviewPanel delivery={delivery} interview={delivery.interview} calendar={calendar} onChange={onChange} />;
}
