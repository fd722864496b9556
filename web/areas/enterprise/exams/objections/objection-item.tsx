import { Button } from 'antd';
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

interface Props {
  examId: string;
  objection: StaffObjection;
  /** Until when objections against its list may be made: by then this one should be answered. */
  until: string | undefined;
  mayAnswer: boolean;
}

const tones: Record<ObjectionState, string> = { filed: 'tag tag-warm', upheld: 'tag tag-err', dismissed: 'tag' };

/** One objection with who made it and whom it is about, and its answer or the means to answer. */
export function ObjectionItem({ examId, objection, until, mayAnswer }: Props) {
  const [move, setMove] = useState<'uphold' | 'dismiss' | null>(null);
  const { id, kind, list, about, name, body, file, status, madeAt, answer, answeredAt, answeredBy } = objection;
  const decide = useAction('POST /api/company/examObjections/:id/moves', {
    answers: callKey('GET /api/company/exams/:id/objections', { params: { id: examId } }),
    opened: `${id}:${move}`,
    done: '已答复，并通知提出人',
    onSuccess: () => {
      setMove(null);
    },
  });
  const send = (text: string) => move && void decide.send({ params: { id }, body: { move, answer: text } });
  const isPrivate = kind === 'recount';
  return (
    <li className="grid grid-cols-[220px_minmax(0,1fr)] gap-x-6 gap-y-2 px-5 py-4 max-md:grid-cols-1 max-sm:px-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 self-start text-13 text-ink-3">
        <h3 className="text-14 font-semibold text-ink-1">{objectionKinds[kind as ObjectionKind]}</h3>
        <span className={tones[status as ObjectionState]}>{machine.labels.recruiter[status as ObjectionState]}</span>
        <span className="w-full break-keep">
          {publicationKinds[list.kind as PublicationKind].label}
          {about ? `，${about.post}，${about.name} ${about.ticket}` : '，整份名单'}
        </span>
        <span className="tabular w-full text-12">
          {name}，{dayAndTime(madeAt)}
        </span>
      </div>
      <div>
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
        {answeredAt ? (
          <p className="mt-3 rounded-ctl bg-fill px-3 py-2 text-13 break-words whitespace-pre-wrap">
            {answer}
            <span className="tabular mt-1 block text-12 text-ink-3">
              {answeredBy} {dayAndTime(answeredAt)} 答复，{isPrivate ? '只有本人看得到' : '已公开'}
            </span>
          </p>
        ) : (
          mayAnswer && (
            <p className="mt-3 flex flex-wrap items-center gap-2">
              <Button type="primary" onClick={() => setMove('dismiss')}>
                不属实，答复
              </Button>
              <Button onClick={() => setMove('uphold')}>属实并更正</Button>
              {until && <span className="tabular ml-2 text-13 text-warm-ink">{whenText(until)} 前答复</span>}
            </p>
          )
        )}
      </div>
      {move && (
        <ReasonDialog
          title={`${machine.moves[move]}：${objectionKinds[kind as ObjectionKind]}`}
          okText="答复"
          label={isPrivate ? '答复（只告诉本人）' : '答复（会公开，不显示提出人）'}
          about={move === 'uphold' ? '答复以后，请发布更正的名单，或登记相关人员的结论。' : '答复以后不能再改。'}
          minLength={4}
          maxLength={1_000}
          busy={decide.isPending}
          onDone={send}
          onClose={() => setMove(null)}
        />
      )}
    </li>
  );
}
