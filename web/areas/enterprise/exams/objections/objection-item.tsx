import { Button, Input, Segmented } from 'antd';
import { Paperclip } from 'lucide-react';
import { useId, useState } from 'react';
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
import { whenText } from '#web/features/exams/exam-words.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Avatar } from '#web/ui/avatar.tsx';

interface AnswerProps {
  examId: string;
  objection: StaffObjection;
}

type Finding = 'uphold' | 'dismiss';
const findings: { value: Finding; label: string }[] = [
  { value: 'dismiss', label: machine.moves.dismiss },
  { value: 'uphold', label: machine.moves.uphold },
];
const FEWEST = 4;

const tones: Record<ObjectionState, string> = { filed: 'tag tag-warm', upheld: 'tag tag-err', dismissed: 'tag' };
const isPrivate = ({ kind }: StaffObjection) => kind === 'recount';

/** The finding and the words that go with it; both are final. */
function AnswerForm({ examId, objection }: AnswerProps) {
  const { id, name } = objection;
  const field = useId();
  const [text, setText] = useState('');
  const [move, setMove] = useState<Finding | null>(null);
  const decide = useAction('POST /api/company/examObjections/:id/moves', {
    answers: callKey('GET /api/company/exams/:id/objections', { params: { id: examId } }),
    opened: `${id}:${move}`,
    done: '已答复，并通知提出人',
  });
  return (
    <form
      aria-label={`答复 ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (move) void decide.send({ params: { id }, body: { move, answer: text.trim() } });
      }}
    >
      <label htmlFor={field} className="mb-1 block text-13 text-ink-2">
        答复（{isPrivate(objection) ? '只告诉本人' : '会公开，不显示提出人'}）
      </label>
      <Input.TextArea
        id={field}
        rows={3}
        maxLength={1_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Segmented
          aria-label="核查结果"
          value={move ?? ''}
          options={findings}
          onChange={(value) => setMove(value as Finding)}
        />
        <span className="min-w-0 flex-1 basis-44 text-12 text-ink-3">
          {move === null && '先选核查的结果。'}
          {move === 'uphold' && '答复以后，请发布更正的名单，或登记相关人员的结论。'}
          {move === 'dismiss' && '答复以后不能再改。'}
        </span>
        <Button
          type="primary"
          htmlType="submit"
          disabled={move === null || text.trim().length < FEWEST}
          loading={decide.isPending}
        >
          答复
        </Button>
      </div>
    </form>
  );
}

interface Props extends AnswerProps {
  /** Until when objections against its list may be made: by then this one should be answered. */
  until: string | undefined;
  mayAnswer: boolean;
}

/** One objection: who made it, what it says and of whom, and below it the answer or the means to answer. */
export function ObjectionItem({ examId, objection, until, mayAnswer }: Props) {
  const { kind, list, about, name, body, file, status, madeAt, answer, answeredAt, answeredBy } = objection;
  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-4 max-sm:px-4 sm:grid-cols-[152px_minmax(0,1fr)]">
      <div className="flex gap-3">
        <Avatar name={name} size={36} />
        <div className="min-w-0">
          <h3 className="text-14 font-semibold text-ink-1">{name}</h3>
          <p className="tabular text-12 text-ink-3">
            {objectionKinds[kind as ObjectionKind]}
            <span className="block">{dayAndTime(madeAt)}</span>
          </p>
        </div>
      </div>
      <div className="min-w-0">
        <p className="text-16 break-words whitespace-pre-wrap text-ink-1">{body || '（内容已随账号注销清除）'}</p>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-13 text-ink-3">
          <span>{publicationKinds[list.kind as PublicationKind].label}</span>
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
          {file && (
            <a className="link inline-flex items-center gap-1" href={file.url} target="_blank" rel="noopener">
              <Paperclip size={14} aria-hidden />
              {file.name}
            </a>
          )}
        </p>
        <div className={`mt-3 rounded-ctl px-4 py-3 ${answeredAt ? 'bg-fill' : 'bg-warm-tint'}`}>
          {answeredAt ? (
            <>
              <p className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className={tones[status as ObjectionState]}>
                  {machine.labels.recruiter[status as ObjectionState]}
                </span>
                <span className="tabular text-12 text-ink-3">
                  {answeredBy} {dayAndTime(answeredAt)} 答复，{isPrivate(objection) ? '只有本人看得到' : '已公开'}
                </span>
              </p>
              <p className="text-14 break-words whitespace-pre-wrap text-ink-1">{answer}</p>
            </>
          ) : (
            <>
              <p className="tabular mb-1 text-16 font-semibold text-warm-ink">
                {until ? `${whenText(until)} 前答复` : '等待答复'}
              </p>
              {mayAnswer && <AnswerForm examId={examId} objection={objection} />}
            </>
          )}
        </div>
      </div>
    </li>
  );
}
