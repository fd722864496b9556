import { Button, Checkbox, Skeleton } from 'antd';
import { CircleAlert, ExternalLink, TriangleAlert } from 'lucide-react';
import { type WordLevel, wordLevels } from '#contract/operators/moderation-lists.ts';
import {
  type PaperCheck,
  paperChecks,
  type ReviewDetail,
  type ReviewFact,
  type Verdict,
  verdicts,
} from '#contract/operators/reviews.ts';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Slot } from '#web/slots.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { HistoryLines, Papers, Texts } from '../companies/dossier.tsx';

/** The key of each verdict: a letter that approves in one queue never rejects in another. */
const verdictKeys: Record<Verdict, string> = {
  approve: 'A',
  reject: 'R',
  suspend: 'R',
  dismiss: 'D',
  correct: 'C',
  remove: 'X',
  warn: 'W',
};

function Fact({ fact }: { fact: ReviewFact }) {
  return (
    <div className="flex gap-3 py-1 text-14">
      <dt className="w-28 shrink-0 text-ink-3">{fact.label}</dt>
      <dd className="min-w-0 flex-1 break-words text-ink-1">
        {fact.was !== null && <s className="mr-2 text-ink-3">{fact.was}</s>}
        <span className={fact.was !== null ? 'rounded-tag bg-brand-tint px-1' : undefined}>{fact.value}</span>
        {fact.warning && (
          <span className="mt-0.5 flex items-center gap-1 text-12 text-err-ink">
            <TriangleAlert size={12} aria-hidden="true" />
            {fact.warning}
          </span>
        )}
      </dd>
    </div>
  );
}

const checks = Object.entries(paperChecks) as [PaperCheck, (typeof paperChecks)[PaperCheck]][];

const heading = 'mt-5 mb-2 text-14 font-semibold text-ink-1';

function Findings({ findings }: Pick<ReviewDetail, 'findings'>) {
  if (findings.length === 0) return null;
  return (
    <section aria-label="词库命中" className="mt-3 rounded-card bg-warm-tint p-3 text-14 text-warm-ink">
      {findings.map(({ level, words, note }) => (
        <p key={words.join()}>
          命中“{words.join('”+“')}”：{wordLevels[level as WordLevel]}
          {note && `，${note}`}
        </p>
      ))}
    </section>
  );
}

interface ChecksProps extends Pick<ReviewDetail, 'facts'> {
  onTick(checked: PaperCheck[]): void;
}

/** What the papers are compared with; an approval needs all of it, and the log stores it. */
const Checks = ({ facts, onTick }: ChecksProps) => (
  <section className="rounded-ctl bg-ground px-4 py-3" aria-labelledby="checks">
    <h3 id="checks" className="mb-1.5 text-14 font-semibold text-ink-1">
      对着证照核对
    </h3>
    <Checkbox.Group<PaperCheck> className="flex-col" onChange={onTick}>
      {checks.map(([name, { title, label: of, how }]) => (
        <Checkbox
          key={name}
          value={name}
          className="items-start py-1.5 [&>.ant-checkbox]:mt-0.5 [&>.ant-checkbox]:self-start"
        >
          <span className="text-14 text-ink-3">{title}</span>
          <b className="tabular ml-2 text-14 font-semibold break-words text-ink-1">
            {facts.find(({ label }) => label === of)?.value}
          </b>
          <span className="block text-14 text-ink-2">{how}</span>
        </Checkbox>
      ))}
    </Checkbox.Group>
  </section>
);

/** Stands in the checks. */
const isChecked = ({ label, was, warning }: ReviewFact) =>
  was === null && !warning && checks.some(([, check]) => check.label === label);

function Body({ detail, onTick }: { detail: ReviewDetail; onTick(checked: PaperCheck[]): void }) {
  const hasPapers = detail.papers.length > 0;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-20 font-semibold text-ink-1">{detail.title}</h2>
        {detail.links.map(({ label, href }) => (
          <a key={href} href={href} target="_blank" rel="noreferrer" className="flex items-center gap-1 text-14">
            {label}
            <ExternalLink size={13} aria-hidden="true" />
          </a>
        ))}
      </div>
      <p className="text-14 text-ink-3">
        {/* Facts beside papers say it, too. */}
        {!hasPapers && detail.about && `${detail.about}，`}
        {dayAndTime(detail.since)} 提交
      </p>
      <Findings findings={detail.findings} />
      <div className={hasPapers ? 'mt-3 grid gap-x-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]' : 'mt-3'}>
        <div>
          {hasPapers && <Checks facts={detail.facts} onTick={onTick} />}
          <dl className={hasPapers ? 'mt-3' : undefined}>
            {detail.facts
              .filter((fact) => !hasPapers || !isChecked(fact))
              .map((fact) => (
                <Fact key={fact.label} fact={fact} />
              ))}
          </dl>
        </div>
        {/* The registration is what the letter is compared with. */}
        <Papers
          papers={detail.papers.toSorted(
            (one, other) => Number(/授权/.test(one.title)) - Number(/授权/.test(other.title)),
          )}
          large
        />
      </div>
      <Texts texts={detail.texts} />
      {detail.messages.length > 0 && (
        <section>
          <h3 className={heading}>会话记录</h3>
          <ol className="space-y-2">
            {detail.messages.map((message) => (
              <li key={`${message.at}${message.text}`} className="text-14">
                <span className="text-12 text-ink-3">
                  {message.name}（{message.side === 'seeker' ? '求职者' : '单位'}） {dayAndTime(message.at)}
                </span>
                <p className="mt-0.5 rounded-card bg-fill px-3 py-2 whitespace-pre-line text-ink-1">{message.text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {detail.history.length > 0 && (
        <section>
          <h3 className={heading}>经过</h3>
          <HistoryLines lines={detail.history} />
        </section>
      )}
    </>
  );
}

/** How many checks an approval still needs. */
export const unchecked = ({ papers }: ReviewDetail, checked: readonly PaperCheck[]): number =>
  papers.length > 0 ? checks.length - checked.length : 0;

interface Props {
  detail: ReviewDetail | undefined;
  pending: boolean;
  /** Why it did not open: another operator has it, or it was decided. */
  refusal: string | null;
  busy: boolean;
  checked: readonly PaperCheck[];
  onCheck(checked: PaperCheck[]): void;
  onVerdict(verdict: Verdict): void;
  onGiveBack(): void;
  onRetry(): void;
}

/** The opened item, with the possible verdicts. */
export function ItemPanel({ detail, pending, refusal, busy, checked, onCheck, onVerdict, onGiveBack, onRetry }: Props) {
  const left = detail ? unchecked(detail, checked) : 0;
  if (refusal)
    return <StatePanel icon={CircleAlert} title={refusal} actions={<Button onClick={onRetry}>再试一次</Button>} />;
  if (pending) return <Skeleton active className="p-5" paragraph={{ rows: 10 }} />;
  if (!detail) return <EmptyState title="从左侧选一件" text="J、K 移动，O 打开" />;
  return (
    <div className="flex h-full flex-col" data-testid="review-detail">
      <div className="min-h-0 flex-1 overflow-y-auto p-5">
        <Body detail={detail} onTick={onCheck} />
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-3">
        <Button onClick={onGiveBack}>放回队列</Button>
        <Slot name="operators.review" detail={detail} onCorrected={() => onVerdict('correct')} />
        <span className="flex-1 text-right text-14 text-ink-2 max-sm:text-left">
          {detail.papers.length > 0 && (left > 0 ? `还有 ${left} 项没核对` : '四项都核对过了')}
        </span>
        {[...detail.verdicts].reverse().map((verdict) => (
          <Button
            key={verdict}
            type={verdict === 'approve' && left === 0 ? 'primary' : 'default'}
            danger={verdict === 'reject' || verdict === 'remove' || verdict === 'suspend'}
            loading={busy}
            // The second click of a double click would hit the next, unread item.
            onClick={({ detail: clicks }) => clicks < 2 && onVerdict(verdict)}
          >
            {verdicts[verdict]}
            <kbd className="ml-1.5 text-12 opacity-70">{verdictKeys[verdict]}</kbd>
          </Button>
        ))}
      </div>
    </div>
  );
}
