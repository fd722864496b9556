import { Button } from 'antd';
import { Fragment, useEffect } from 'react';
import { type IdentityKind, identityKinds } from '#contract/people/identity-number.ts';
import { genders } from '#contract/seekers/seeker.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { callKey, useAction, useCall } from '#web/features/calls/use-call.ts';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { StateTabs } from '#web/features/console/page-head.tsx';
import { ReasonButton } from '#web/features/console/reason-dialog.tsx';
import { useObjectUrl } from '#web/features/files/use-object-url.ts';
import { SnapshotView } from '#web/features/resume/snapshot-view.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { FactRows } from '#web/ui/fact-rows.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type EvidenceKind, evidenceKinds } from '../../../contract/evidence.ts';
import { registration as machine, type RegistrationMove } from '../../../contract/registration-state.ts';
import type { Evidence } from '../../../contract/registrations.ts';
import type { ReviewedRegistration } from '../../../contract/review.ts';
import { RuleList } from '../../features/rule-list.tsx';
import { type Decision, DecisionForm } from './decision-form.tsx';
import { changedByReview } from './queue.tsx';

interface Props {
  id: string;
  evidence: number;
  onEvidence(at: number): void;
  /** Whether the viewer decides, and therefore claims what is open. */
  mayReview: boolean;
  onDecided(): void;
}

const column = 'min-w-0 overflow-y-auto overscroll-contain border-line [scrollbar-width:thin] md:border-r';

/** One registration: person and resume, evidence, and the rules with the decision. */
export function Registration({ id, evidence, onEvidence, mayReview, onDecided }: Props) {
  const params = { id };
  const detail = useCall('GET /api/company/examRegistrations/:id', { params });
  const decide = useAction('POST /api/company/examRegistrations/:id/moves', {
    answers: callKey('GET /api/company/examRegistrations/:id', { params }),
    invalidates: changedByReview,
    opened: detail.data?.status,
  });
  const waits = detail.data?.status === 'submitted' || detail.data?.status === 'checking';
  const refusal = useClaim(mayReview && waits ? id : null);
  if (!detail.data) return <Awaiting query={detail} failed="报名没有加载出来" />;
  const { checks, events, status } = detail.data;
  const send = async (decision: Decision) => {
    const saved = await decide.send({ params, body: decision });
    if (!saved) return void detail.refetch();
    toast.success(`${saved.snapshot.jober.name}：${machine.labels.recruiter[saved.status]}`);
    if (decision.move !== 'reopen') onDecided();
  };
  return (
    <>
      <div className={`${column} p-4 md:max-xl:contents`}>
        <PersonColumn registration={detail.data} />
      </div>
      <div className={`${column} bg-fill`}>
        <EvidenceViewer evidence={detail.data.evidence} shown={evidence} onShow={onEvidence} />
      </div>
      <div className={`${column} flex flex-col border-r-0 p-4 pb-0`}>
        <h2 className="mb-1 flex items-baseline justify-between text-14 font-semibold text-ink-1">
          规则比对
          <span className="tag">{machine.labels.recruiter[status]}</span>
        </h2>
        <RuleList checks={checks} />
        <ol className="my-3 flex flex-col gap-1 text-14 text-ink-3">
          {events.map(({ move, note, at, by }) => (
            <li key={at + move} className="flex gap-2">
              <span className="tabular flex-none">{dayAndTime(at)}</span>
              <span className="flex-none text-ink-1">{machine.moves[move as RegistrationMove] ?? move}</span>
              {by && <span className="flex-none">{by}</span>}
              <span className="min-w-0">{note}</span>
            </li>
          ))}
        </ol>
        {refusal && (
          <p
            role="status"
            className="mb-3 rounded-ctl border border-warm-line bg-warm-tint px-3 py-2 text-14 text-warm-ink"
          >
            {refusal}
          </p>
        )}
        <DecisionForm
          registration={detail.data}
          busy={decide.isPending || refusal !== null}
          onDecide={(decision) => void send(decision)}
        />
      </div>
    </>
  );
}

/** Well within the time of a claim. */
const RENEW_MS = 2 * 60_000;

/**
 * Claims the registration that is open, so that no colleague decides it too, and releases it when another one is opened. Returns
 * the refusal that names the colleague who has it.
 */
function useClaim(id: string | null): string | null {
  const claim = useCall('POST /api/company/examRegistrations/:id/claim', id === null ? null : { params: { id } }, {
    background: true,
    quiet: true,
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: RENEW_MS,
  });
  useEffect(() => {
    if (id === null) return;
    return () => {
      const options = { background: true, quiet: true, keepalive: true };
      void call('DELETE /api/company/examRegistrations/:id/claim', { params: { id } }, options).catch(() => undefined);
    };
  }, [id]);
  return claim.error instanceof ApiError && claim.error.code === 'CONFLICT' ? claim.error.message : null;
}

const evidenceLabel = ({ kind }: Evidence) => evidenceKinds[kind as EvidenceKind] ?? kind;

/** A piece of evidence; a file that is no picture opens in a window of its own. Loading it is recorded as a look. */
function EvidencePicture({ evidence, className }: { evidence: Evidence; className: string }) {
  const file = useCall(
    'GET /api/company/examEvidence/:id',
    { params: { id: evidence.id } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const url = useObjectUrl(file.data, evidence.type);
  if (file.isError) return <Awaiting query={file} failed="材料没有加载出来" />;
  if (!url) return <Skeleton className={`aspect-3/2 ${className}`} />;
  if (evidence.type.startsWith('image/'))
    return (
      <a href={url} target="_blank" rel="noreferrer" title="在新窗口放大" className="flex-none">
        <img src={url} alt={evidenceLabel(evidence)} className={className} />
      </a>
    );
  return (
    <div className="grid h-60 place-items-center rounded-ctl bg-surface">
      <Button href={url} target="_blank">
        打开 {evidence.name}
      </Button>
    </div>
  );
}

const EvidenceLabel = ({ of, at }: { of: Evidence; at: number }) => (
  <>
    <kbd>{at + 1}</kbd> {evidenceLabel(of)}
  </>
);

interface EvidenceViewerProps {
  evidence: readonly Evidence[];
  shown: number;
  onShow(at: number): void;
}

/** The evidence of a registration, two pieces at a time, so that papers can be compared. The picture stands beside the name. */
export function EvidenceViewer({ evidence, shown, onShow }: EvidenceViewerProps) {
  const papers = evidence.filter(({ kind }) => kind !== 'photo');
  const at = Math.min(shown, papers.length - 1);
  if (papers.length === 0) return <p className="p-4 text-14 text-ink-3">没有附材料</p>;
  return (
    <section aria-label="材料">
      <div className="sticky top-0 z-1 bg-surface">
        <StateTabs
          label="材料"
          active={papers[at]?.id ?? ''}
          onChange={(id) => onShow(papers.findIndex((one) => one.id === id))}
          tabs={papers.map((one, index) => ({
            key: one.id,
            label: <EvidenceLabel key={one.id} of={one} at={index} />,
          }))}
        />
      </div>
      <div className="grid gap-3.5 px-4 py-3">
        {papers.slice(at, at + 2).map((paper) => (
          <figure key={paper.id}>
            <figcaption className="mb-1 flex justify-between gap-2 text-14 text-ink-3">
              <span className="cut">{paper.name}</span>
              <span className="flex-none">查看已记录</span>
            </figcaption>
            <EvidencePicture evidence={paper} className="w-full rounded-tag object-contain" />
          </figure>
        ))}
      </div>
    </section>
  );
}

/** The masked identity number; the whole one after a reason, which is recorded. */
function Identity({ registration: { id, identity } }: { registration: ReviewedRegistration }) {
  const look = useAction('POST /api/company/examRegistrations/:id/identity');
  return (
    <>
      <span className="tabular mr-1 break-all text-ink-1">{look.data?.number ?? (identity || '未留存')}</span>
      {!look.data && identity && (
        <ReasonButton
          size="small"
          aria-label="查看全号"
          title="查看完整证件号码"
          okText="查看"
          label="原因，会与查看人和时间一起记录"
          minLength={2}
          maxLength={100}
          act={look}
          inputOf={(reason) => ({ params: { id }, body: { reason } })}
        >
          查看
        </ReasonButton>
      )}
    </>
  );
}

/** Who applies, with the picture, and the resume as it was at submission. */
export function PersonColumn({ registration }: { registration: ReviewedRegistration }) {
  const { snapshot, number, submittedAt, post, evidence, twins } = registration;
  const { jober } = snapshot;
  const photo = evidence.findLast(({ kind, type }) => kind === 'photo' && type.startsWith('image/'));
  return (
    <>
      <section aria-label="考生" className="border-line md:max-xl:col-[2/-1] md:max-xl:border-b md:max-xl:p-4">
        <div className="flex gap-3">
          {photo && <EvidencePicture key={photo.id} evidence={photo} className="w-18 rounded-tag" />}
          <div className="min-w-0 flex-1">
            <h2 className="text-20 font-semibold text-ink-1">{jober.name}</h2>
            <p className="tabular text-14 text-ink-3">
              报名号 {number}
              <br />
              {dayAndTime(submittedAt)} 提交
              <br />
              提交时的简历已留存
            </p>
          </div>
        </div>
        <p className="my-3 rounded-ctl bg-fill px-3 py-2 text-14">
          <b className="font-semibold text-ink-1">
            {post.code} {post.title}
          </b>
          <span className="block text-14 text-ink-3">
            {post.employer}，计划 {post.headcount} 人
          </span>
        </p>
        {twins.length > 0 && (
          <p role="note" className="mb-3 rounded-ctl bg-warm-tint px-3 py-2 text-14 text-warm-ink">
            同证号：本项目还有{' '}
            {twins.map((twin) => `报名号 ${twin.number}（${machine.labels.recruiter[twin.status]}）`).join('、')}
            。请对照证件和照片核实谁是本人，只能通过一份。
          </p>
        )}
        <FactRows
          className="tabular grid-cols-[48px_1fr] gap-y-1"
          facts={[
            [
              '证件',
              <Fragment key={registration.id}>
                {registration.identityKind !== 'resident' && (
                  <span className="block text-14 text-ink-3">
                    {identityKinds[registration.identityKind as IdentityKind] ?? registration.identityKind}
                  </span>
                )}
                <Identity registration={registration} />
              </Fragment>,
            ],
            ['性别', genders[jober.gender as keyof typeof genders]],
            ['出生', jober.birthday],
            ['手机', jober.phone],
            ['无障碍', registration.accessible],
          ]}
        />
      </section>
      <section
        aria-label="简历"
        className="mt-4 border-t border-line pt-3 md:max-xl:col-[2/-1] md:max-xl:row-start-3 md:max-xl:mt-0 md:max-xl:p-4"
      >
        <SnapshotView snapshot={snapshot} phone="" />
      </section>
    </>
  );
}
