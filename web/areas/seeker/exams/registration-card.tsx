import type { ReactNode } from 'react';
import { evidenceKinds } from '#contract/exams/evidence.ts';
import { registration as machine, type RegistrationMove } from '#contract/exams/registration-state.ts';
import type { OwnRegistration } from '#contract/exams/registrations.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { Course } from '#web/features/exams/course.tsx';
import { RuleList } from '#web/features/exams/rule-list.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { CandidacyCard } from './candidacy-card.tsx';
import { ChooseForm } from './choose-form.tsx';
import { EvidenceForm } from './evidence-form.tsx';
import { LotCard } from './lot-card.tsx';
import { nextActOf } from './next-act.ts';
import { ScoreCard } from './score-card.tsx';
import { TicketCard } from './ticket-card.tsx';
import { useOwnCandidacy } from './use-own-candidacy.ts';
import { useOwnResults } from './use-own-results.ts';
import { WithdrawButton } from './withdraw-button.tsx';

const grounds = { brand: 'bg-brand-tint', warm: 'bg-warm-tint', ok: 'bg-ok-tint', plain: 'bg-fill' } as const;
const inks = { brand: 'text-ink-1', warm: 'text-warm-ink', ok: 'text-ok-ink', plain: 'text-ink-1' } as const;

function History({ registration, isOpen }: { registration: OwnRegistration; isOpen: boolean }) {
  return (
    <details open={isOpen} className="border-t border-line px-6 py-3 text-13 max-sm:px-4">
      <summary className="cursor-pointer font-medium text-ink-1">经过与材料</summary>
      <ol className="mt-2 flex flex-col gap-1.5">
        {registration.events.toReversed().map(({ move, side, note, at }) => (
          <li key={at + move} className="flex flex-wrap gap-x-3">
            <span className="tabular w-24 flex-none text-ink-3">{dayAndTime(at)}</span>
            <b className="font-medium text-ink-1">{machine.moves[move as RegistrationMove] ?? move}</b>
            <span className="min-w-0 flex-1 text-ink-3">{note}</span>
            <span className="text-12 text-ink-3">
              {side === 'seeker' ? '本人' : side === 'clock' ? '到时' : '组织单位'}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-ink-3">
        身份证号 <span className="tabular">{registration.identity}</span>，材料{' '}
        {registration.evidence.map(({ kind }) => evidenceKinds[kind as keyof typeof evidenceKinds] ?? kind).join('、')}
      </p>
      <p className="mt-3 font-medium text-ink-1">提交时的逐条比对</p>
      <RuleList checks={registration.checks} />
    </details>
  );
}

/** A form that is opened only by who needs it. */
const Folded = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="script-only mt-3 text-13">
    <summary className="w-fit cursor-pointer text-brand">{label}</summary>
    {children}
  </details>
);

interface Props {
  registration: OwnRegistration;
  /** Of the first one the history is unfolded. */
  isLatest: boolean;
  now: number;
  onChange(): void;
}

/** A registration: what to do next and until when, the course of the project, what happened so far. */
export function RegistrationCard({ registration, isLatest, now, onChange }: Props) {
  const { exam, post, number, moves, reason, status } = registration;
  const own = useOwnResults(exam.id, Boolean(registration.seat));
  const [candidacy, setCandidacy] = useOwnCandidacy(exam.id, Boolean(registration.seat));
  const act = nextActOf(registration, own?.items ?? [], { now, candidacy });
  return (
    <article className="card overflow-hidden" aria-label={exam.title}>
      <header className="flex items-center gap-3 px-6 py-4 max-sm:px-4">
        <CompanyLogo name={exam.organiser.name} src={exam.organiser.logoUrl} size={40} />
        <div className="min-w-0 flex-1">
          <h2 className="text-16">
            <a className="hover:text-brand" href={paths.exam(exam.id)}>
              {exam.title}
            </a>
          </h2>
          <p className="text-13 text-ink-3">
            {post.code} {post.title}，{post.employer}，报名号 <span className="tabular">{number}</span>
          </p>
        </div>
      </header>
      <section className={`px-6 py-4 max-sm:px-4 ${grounds[act.tone]}`} aria-label={`${exam.title}：下一步`}>
        <p className={`text-20 font-semibold ${inks[act.tone]}`}>{act.title}</p>
        {act.text && <p className="tabular mt-1 text-13">{act.text}</p>}
        {status === 'returned' && reason && <p className="mt-2 text-14 text-ink-1">审核意见：{reason}</p>}
        {status === 'approved' && exam.payNote && exam.fee > 0 && (
          <p className="mt-2 text-14 whitespace-pre-line text-ink-1">缴费方式：{exam.payNote}</p>
        )}
        {moves.includes('complete') && <EvidenceForm registration={registration} move="complete" onDone={onChange} />}
        {moves.includes('remit') && <EvidenceForm registration={registration} move="remit" onDone={onChange} />}
        {moves.includes('choose') && <ChooseForm registration={registration} onDone={onChange} />}
        {moves.includes('appeal') && (
          <Folded label="对结论有异议，提出申诉">
            <EvidenceForm registration={registration} move="appeal" onDone={onChange} />
          </Folded>
        )}
        {moves.includes('amend') && (
          <Folded label="修改报名">
            <EvidenceForm registration={registration} move="amend" onDone={onChange} />
          </Folded>
        )}
        {moves.includes('withdraw') && (
          <div className="mt-2">
            <WithdrawButton registration={registration} onDone={onChange} />
          </div>
        )}
      </section>
      {candidacy && <CandidacyCard exam={exam} own={candidacy} setOwn={setCandidacy} />}
      {registration.lot && <LotCard exam={exam} lot={registration.lot} />}
      {own && <ScoreCard exam={exam} own={own} />}
      {registration.seat && <TicketCard registration={registration} seat={registration.seat} now={now} />}
      <div className="px-6 py-4 max-sm:px-4">
        <Course steps={exam.steps} of={exam.title} now={now} />
      </div>
      <History registration={registration} isOpen={isLatest} />
    </article>
  );
}
