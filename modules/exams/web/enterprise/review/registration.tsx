import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey, useCall } from '#web/features/calls/use-call.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import {
  registration as machine,
  type RegistrationMove,
  type RegistrationState,
} from '../../../contract/registration-state.ts';
import { RuleList } from '../../features/rule-list.tsx';
import { type Decision, DecisionForm } from './decision-form.tsx';
import { EvidenceViewer } from './evidence-viewer.tsx';
import { PersonColumn } from './person-column.tsx';
import { useClaim } from './use-claim.ts';

interface Props {
  id: string;
  evidence: number;
  onEvidence(at: number): void;
  /** Whether the viewer decides, and therefore claims what is open. */
  mayReview: boolean;
  onDecided(): void;
}

/** One registration: person and resume, evidence, and the rules with the decision. */
export function Registration({ id, evidence, onEvidence, mayReview, onDecided }: Props) {
  const params = { id };
  const detail = useCall('GET /api/company/examRegistrations/:id', { params });
  const decide = useAction('POST /api/company/examRegistrations/:id/moves', {
    answers: callKey('GET /api/company/examRegistrations/:id', { params }),
    invalidates: ['GET /api/company/exams/:id/registrations'],
    opened: detail.data?.status,
  });
  const waits = detail.data?.status === 'submitted' || detail.data?.status === 'checking';
  const refusal = useClaim(mayReview && waits ? id : null);
  if (detail.isError) return <LoadFailed title="报名没有加载出来" error={detail.error} onRetry={detail.refetch} />;
  if (!detail.data) return <RowsSkeleton />;
  const { checks, events, status } = detail.data;
  const send = async (decision: Decision) => {
    const saved = await decide.send({ params, body: decision });
    if (!saved) return void detail.refetch();
    toast.success(`${saved.snapshot.jober.name}：${machine.labels.recruiter[saved.status as RegistrationState]}`);
    if (decision.move !== 'reopen') onDecided();
  };
  return (
    <>
      <div className="exam-review-part exam-review-who">
        <PersonColumn registration={detail.data} />
      </div>
      <div className="exam-review-part exam-review-papers">
        <EvidenceViewer evidence={detail.data.evidence} shown={evidence} onShow={onEvidence} />
      </div>
      <div className="exam-review-part exam-review-rules">
        <h2 className="mb-1 flex items-baseline justify-between text-14 font-semibold text-ink-1">
          规则比对
          <span className="tag">{machine.labels.recruiter[status as RegistrationState]}</span>
        </h2>
        <RuleList checks={checks} />
        <ol className="my-3 flex flex-col gap-1 text-12 text-ink-3">
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
            className="mb-3 rounded-ctl border border-warm-line bg-warm-tint px-3 py-2 text-13 text-warm-ink"
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
