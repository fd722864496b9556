import { Button, Segmented } from 'antd';
import { clsx } from 'clsx';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import type { StaffObjection } from '#contract/exams/publicity/objections.ts';
import {
  objection as machine,
  type ObjectionKind,
  type ObjectionState,
  objectionKinds,
} from '#contract/exams/results/objection-state.ts';
import { type PublicationKind, publicationKinds } from '#contract/exams/results/publication-state.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { whenText } from '#web/features/exams/exam-words.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Avatar } from '#web/ui/avatar.tsx';

interface Props {
  examId: string;
  objection: StaffObjection;
  /** Until when objections against its list may be made: by then this one should be answered. */
  until: string | undefined;
  mayAnswer: boolean;
}

type Finding = 'uphold' | 'dismiss';
const findings: { value: Finding; label: string }[] = [
  { value: 'dismiss', label: machine.moves.dismiss },
  { value: 'uphold', label: machine.moves.uphold },
];

const tones: Record<ObjectionState, string> = { filed: 'tag tag-warm', upheld: 'tag tag-err', dismissed: 'tag' };

/** One objection with who made it and whom it is about, and its answer or the means to answer. */
export function ObjectionItem({ examId, objection, until, mayAnswer }: Props) {
  const [isAnswering, setAnswering] = useState(false);
  const [move, setMove] = useState<Finding | null>(null);
  const { id, kind, list, about, name, body, file, status, madeAt, answer, answeredAt, answeredBy } = objection;
  const decide = useAction('POST /api/company/examObjections/:id/moves', {
    answers: callKey('GET /api/company/exams/:id/objections', { params: { id: examId } }),
    opened: `${id}:${move}`,
    done: '已答复，并通知提出人',
    onSuccess: () => setAnswering(false),
  });
  const send = (text: string) => move && void decide.send({ params: { id }, body: { move, answer: text } });
  const isPrivate = kind === 'recount';
  return (
    <li className="grid lg:grid-cols-2">
      <div className="px-5 py-4 max-sm:px-4">
        <div className="mb-2 flex items-center gap-3">
          <Avatar name={name} size={36} />
          <div className="min-w-0 flex-1">
            <h3 className="text-14 font-semibold text-ink-1">
              {name}
              <span className="ml-2 font-normal text-ink-2">{objectionKinds[kind as ObjectionKind]}</span>
            </h3>
            <p className="tabular text-12 text-ink-3">{dayAndTime(madeAt)}</p>
          </div>
        </div>
        <p className="text-16 break-words whitespace-pre-wrap text-ink-1">{body || '（内容已随账号注销清除）'}</p>
        {file && (
          <a
            className="mt-2 inline-flex items-center gap-1 text-13 text-brand"
            href={file.url}
            target="_blank"
            rel="noopener"
          >
            <Paperclip size={14} aria-hidden />
            {file.name}
          </a>
        )}
        <p className="mt-3 flex flex-wrap items-baseline gap-x-3 rounded-ctl border border-line px-3 py-2 text-13 text-ink-2">
          <b className="font-medium text-ink-1">{publicationKinds[list.kind as PublicationKind].label}</b>
          {about ? (
            <>
              <span>{about.post}</span>
              <span className="tabular whitespace-nowrap">
                {about.name} {about.ticket}
              </span>
            </>
          ) : (
            <span>整份名单</span>
          )}
        </p>
      </div>
      <div
        className={clsx(
          'flex flex-col border-line px-5 py-4 max-lg:border-t max-sm:px-4 lg:border-l',
          answeredAt ? 'bg-ground' : 'bg-warm-tint',
        )}
      >
        <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
          {answeredAt && (
            <>
              <span className={tones[status as ObjectionState]}>
                {machine.labels.recruiter[status as ObjectionState]}
              </span>
              <span className="tabular text-12 text-ink-3">
                {answeredBy} {dayAndTime(answeredAt)} 答复，{isPrivate ? '只有本人看得到' : '已公开'}
              </span>
            </>
          )}
        </p>
        {answeredAt && <p className="text-14 break-words whitespace-pre-wrap text-ink-1">{answer}</p>}
        {!answeredAt && (
          <>
            {until && <p className="tabular text-20 font-semibold text-ink-1">{whenText(until)} 前答复</p>}
            <p className="text-13 text-ink-2">
              {isPrivate ? '答复只告诉本人' : '答复会公开，不显示提出人'}，以后不能再改
            </p>
            {mayAnswer && (
              <p className="mt-auto pt-3">
                <Button type="primary" onClick={() => setAnswering(true)}>
                  答复
                </Button>
              </p>
            )}
          </>
        )}
      </div>
      {isAnswering && (
        <ReasonDialog
          title={`答复：${objectionKinds[kind as ObjectionKind]}`}
          okText="答复"
          label={isPrivate ? '答复（只告诉本人）' : '答复（会公开，不显示提出人）'}
          about={
            <>
              <Segmented
                aria-label="核查结果"
                className="mb-2"
                value={move ?? ''}
                options={findings}
                onChange={(value) => setMove(value as Finding)}
              />
              <p>
                {move === null && '先选核查的结果。'}
                {move === 'uphold' && '答复以后，请发布更正的名单，或登记相关人员的结论。'}
                {move === 'dismiss' && '答复以后不能再改。'}
              </p>
            </>
          }
          minLength={4}
          maxLength={1_000}
          ready={move !== null}
          busy={decide.isPending}
          onDone={send}
          onClose={() => setAnswering(false)}
        />
      )}
    </li>
  );
}
