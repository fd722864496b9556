import type { ReactNode } from 'react';
import { dayMs } from '#contract/months.ts';
import { mapUrl } from '#web/features/companies/address.tsx';
import { OwnRow } from '#web/features/own-rows/own-row.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/section.tsx';
import { Stage } from '#web/ui/stage.tsx';
import { evidenceKinds } from '../../contract/evidence.ts';
import { registration as machine, type RegistrationMove } from '../../contract/registration-state.ts';
import type { OwnRegistration } from '../../contract/registrations.ts';
import type { OwnResults } from '../../contract/results/publications.ts';
import { ExamTimeline, ExamTitle } from '../features/exam-timeline.tsx';
import { currentStep, isOver, kindLabel, outcomeText, phaseOf, stepLabel, whenText } from '../features/exam-words.ts';
import { RuleList } from '../features/rule-list.tsx';
import { CandidacyCard, GiveUp } from './candidacy-card.tsx';
import { nextActOf, nextDateOf } from './next-act.ts';
import { ChooseForm, EvidenceForm, WithdrawButton } from './registration-moves.tsx';
import { ScoreCard, useOwnResults } from './score-card.tsx';
import { TicketCard } from './ticket-card.tsx';

const grounds = { brand: 'bg-brand-tint', warm: 'bg-warm-tint', ok: 'bg-ok-tint', plain: 'bg-fill' } as const;
const inks = { brand: 'text-ink-1', warm: 'text-warm-ink', ok: 'text-ok-ink', plain: 'text-ink-1' } as const;

interface PartProps {
  id?: string;
  title: string;
  /** What it says, where it is folded. */
  text?: string | undefined;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a registration, folded unless it is about what comes next. */
const Part = ({ id, title, text, isOpen = false, children }: PartProps) => (
  <details id={id} open={isOpen} className="group border-t border-line">
    <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-6 py-2 text-14 max-sm:px-4">
      <h3 className="flex-none text-14 font-semibold text-ink-1">{title}</h3>
      <span className="tabular cut min-w-0 flex-1 text-ink-3">{!isOpen && text}</span>
      <span className="i i-down text-ink-3 group-open:rotate-180" aria-hidden />
    </summary>
    <div className="px-6 pb-4 max-sm:px-4">{children}</div>
  </details>
);

const History = ({ registration, children }: { registration: OwnRegistration; children: ReactNode }) => (
  <Part title="经过与材料" text={`${dayAndTime(registration.submittedAt)} 报名`}>
    <div className="text-14">
      <ol className="flex flex-col gap-1.5">
        {registration.events.toReversed().map(({ move, side, note, at }) => (
          <li key={at + move} className="flex flex-wrap gap-x-3">
            <span className="tabular w-24 flex-none text-ink-3">{dayAndTime(at)}</span>
            <b className="font-semibold text-ink-1">{machine.moves[move as RegistrationMove] ?? move}</b>
            <span className="min-w-0 flex-1 text-ink-3">{note}</span>
            <span className="text-ink-3">{side === 'seeker' ? '本人' : side === 'clock' ? '到时' : '组织单位'}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-ink-3">
        {registration.identityKind === 'resident' ? '身份证号' : '证件号码'}{' '}
        <span className="tabular">{registration.identity}</span>，材料{' '}
        {registration.evidence.map(({ kind }) => evidenceKinds[kind as keyof typeof evidenceKinds] ?? kind).join('、')}
      </p>
      <p className="mt-3 font-semibold text-ink-1">提交时的逐条比对</p>
      <RuleList checks={registration.checks} />
      {children}
    </div>
  </Part>
);

/** '笔试成绩 86.5，第 2 名', of the latest list. */
function latestText({ items }: OwnResults): string {
  const [latest] = items.toSorted((one, other) => Date.parse(other.publicAt) - Date.parse(one.publicAt));
  if (!latest) return '';
  const { kind, line } = latest;
  const said = line.total ?? line.written ?? outcomeText(kind, line.outcome);
  return `${kindLabel(kind)} ${said}${line.rank === null ? '' : `，第 ${line.rank} 名`}`;
}

/** Forms with evidence; those with a label are opened only by who needs them. */
const evidenceForms = [
  ['complete', ''],
  ['remit', ''],
  ['appeal', '对结论有异议，提出申诉'],
  ['amend', '修改报名'],
] as const;

interface Props {
  registration: OwnRegistration;
  now: number;
  /** The only one is unfolded; of several those are that wait for the seeker or have a date within three days. */
  isOnly: boolean;
  onChange(): void;
}

/** Registrations that go no further. */
const ended: readonly string[] = ['refused', 'withdrawn', 'lapsed', 'fallen'];

/** Moves that wait for the seeker. */
const asking: readonly string[] = ['complete', 'remit', 'choose'];

/** Shows a folded part, wherever it is. */
function unfold(id: string): void {
  const part = document.getElementById(id) as HTMLDetailsElement | null;
  if (!part) return;
  part.open = true;
  part.scrollIntoView({ block: 'center' });
}

/** News of this age is unfolded, and what has a date so near. */
const NEAR_MS = 3 * dayMs;

/** A registration in one row: whose, what, how far, what is next. It opens to the course of the project and all that is to be done. */
export function RegistrationRow({ registration, now, isOnly, onChange }: Props) {
  const { exam, post, number, moves, reason, status } = registration;
  const { own, candidacy, setCandidacy } = useOwnResults(exam.id, Boolean(registration.seat));
  const stepOf = (name: string) => exam.steps.find(({ step }) => step === name);
  const written = stepOf('written');
  const isFresh = own?.items.some(({ publicAt }) => now - Date.parse(publicAt) < NEAR_MS);
  const act = nextActOf(registration, own?.items ?? [], { now, candidacy });
  const current = currentStep(exam, now);
  const next = nextDateOf(registration, now);
  const phases = [...new Set(exam.steps.flatMap(({ step }) => phaseOf(step) ?? []))];
  const isAsked =
    moves.some((move) => asking.includes(move)) || (candidacy?.state === 'recheck' && candidacy.slotId === null);
  const isNear = next !== null && Date.parse(next.at) - now < NEAR_MS;
  return (
    <article aria-label={exam.title}>
      <details open={isOnly || isAsked || isNear} className="group/row">
        <summary className="cursor-pointer">
          <OwnRow
            company={exam.organiser}
            title={
              <h2 className="truncate text-16">
                <ExamTitle exam={exam} />
              </h2>
            }
            text={`${post.code} ${post.title}，${post.employer === exam.organiser.name ? '' : `${post.employer}，`}报名号 ${number}`}
            stage={
              <Stage
                steps={phases}
                at={Math.max(0, phases.indexOf(phaseOf(current?.step) ?? ''))}
                ended={ended.includes(status)}
                label={current ? stepLabel(current.step) : ''}
              />
            }
            end={
              <span className="tabular block">
                <b className={`block truncate font-semibold ${inks[act.tone]}`}>{act.title}</b>
                <span className="block truncate">{next && `${whenText(next.at)} ${next.what}`}</span>
              </span>
            }
            mark={<span className="i i-down text-ink-3 group-open/row:rotate-180 @max-3xl:hidden" aria-hidden />}
          />
        </summary>
        <div className="px-6 pt-2 pb-4 max-sm:px-4">
          <ExamTimeline steps={exam.steps} of={exam.title} now={now} />
        </div>
        <section className={`px-6 py-4 max-sm:px-4 ${grounds[act.tone]}`} aria-label={`${exam.title}：下一步`}>
          <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
            <div className="tabular min-w-0">
              <p className={`text-20 font-semibold ${inks[act.tone]}`}>{act.title}</p>
              {!act.facts && <p className="mt-0.5 text-14 text-ink-2">{act.text}</p>}
            </div>
            <p className="flex flex-wrap gap-2">
              {act.facts && registration.seat && (
                <Button look="filled" className="script-only" onClick={() => unfold(`ticket-${registration.id}`)}>
                  准考证
                </Button>
              )}
              {act.place && (
                <a className="btn btn-outline" href={mapUrl(act.place)} target="_blank" rel="noreferrer">
                  地图
                </a>
              )}
              <a className="btn btn-text" href={paths.exam(exam.id)} aria-label={`${exam.title}：项目页`}>
                项目页
              </a>
            </p>
          </div>
          {act.facts && (
            <Facts className="tabular mt-2" facts={act.facts.map(([label, value]) => ({ label, value }))} />
          )}
          {registration.lot && act.facts && (
            <p className="mt-2 text-14 text-ink-2">按签号进场；考官只看到签号，请不要说出姓名和单位</p>
          )}
          {status === 'returned' && reason && <p className="mt-2 text-14 text-ink-1">审核意见：{reason}</p>}
          {status === 'approved' && exam.payNote && exam.fee > 0 && (
            <p className="mt-2 text-14 whitespace-pre-line text-ink-1">缴费方式：{exam.payNote}</p>
          )}
          {moves.includes('choose') && <ChooseForm registration={registration} onDone={onChange} />}
          {evidenceForms.map(([move, label]) => {
            const form = <EvidenceForm key={move} registration={registration} move={move} onDone={onChange} />;
            if (!moves.includes(move)) return null;
            return label === '' ? (
              form
            ) : (
              <details key={move} className="script-only mt-3 text-14">
                <summary className="w-fit cursor-pointer text-brand">{label}</summary>
                {form}
              </details>
            );
          })}
          {moves.includes('withdraw') && (
            <div className="mt-2">
              <WithdrawButton registration={registration} onDone={onChange} />
            </div>
          )}
          {candidacy && candidacy.state !== 'passed' && (
            <CandidacyCard exam={exam} own={candidacy} setOwn={setCandidacy} />
          )}
        </section>
        <div className="lg:flex lg:divide-x lg:divide-line [&>*]:min-w-0 [&>*]:flex-1">
          {own && own.items.length > 0 && (
            <Part title="成绩与名次" text={latestText(own)} isOpen={isFresh}>
              <ScoreCard exam={exam} own={own} />
            </Part>
          )}
          {registration.seat && (
            <Part
              id={`ticket-${registration.id}`}
              title="笔试准考证"
              text={`${registration.seat.ticket}，第 ${registration.seat.roomNumber} 考场 ${registration.seat.seat} 座`}
              isOpen={!written || !isOver(written, now)}
            >
              <TicketCard registration={registration} seat={registration.seat} now={now} />
            </Part>
          )}
        </div>
        <History registration={registration}>
          {registration.lot && (
            <p className="tabular mt-3 text-ink-3">
              面试签号第 {registration.lot.group} 组 {registration.lot.lot} 号，由公开抽签产生，
              <a className="link underline" href={paths.examDraw(exam.id, 'lots')}>
                自己复算一遍
              </a>
            </p>
          )}
          {candidacy?.state === 'passed' && candidacy.mayWithdraw && (
            <GiveUp params={{ id: exam.id }} onDone={setCandidacy} />
          )}
        </History>
      </details>
    </article>
  );
}
