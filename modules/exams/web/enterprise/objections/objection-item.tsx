import { Button, Input, Radio } from 'antd';
import { clsx } from 'clsx';
import { ChevronDown, Paperclip } from 'lucide-react';
import { useId, useState } from 'react';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { StaffObjection, StaffObjections } from '../../../contract/publicity/objections.ts';
import {
  objection as machine,
  type ObjectionKind,
  type ObjectionState,
  objectionKinds,
} from '../../../contract/results/objection-state.ts';
import { type PublicationKind, publicationKinds } from '../../../contract/results/publication-state.ts';
import { whenText } from '../../features/exam-words.ts';

interface AnswerProps {
  examId: string;
  objection: StaffObjection;
}

type Finding = 'uphold' | 'dismiss';
/** The findings, and what follows of each. */
const findings: { value: Finding; label: string; follows: string }[] = [
  { value: 'dismiss', label: machine.moves.dismiss, follows: '名单不变，答复以后不能再改' },
  { value: 'uphold', label: machine.moves.uphold, follows: '接着发布更正的名单，或登记相关人员的结论' },
];
const FEWEST = 4;

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
  const missing = [move === null && '选核查结果', text.trim().length < FEWEST && '写答复'].filter(Boolean).join('，');
  return (
    <form
      aria-label={`答复 ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (move) void decide.send({ params: { id }, body: { move, answer: text.trim() } });
      }}
    >
      <fieldset>
        <legend className="mb-1.5 text-14 text-ink-2">核查结果</legend>
        <Radio.Group
          className="flex flex-col gap-2"
          value={move}
          onChange={({ target }) => setMove(target.value)}
          options={findings.map(({ value, label, follows }) => ({
            value,
            label: (
              <>
                <b className="font-semibold text-ink-1">{label}</b>{' '}
                <span className="text-12 text-ink-3">{follows}</span>
              </>
            ),
          }))}
        />
      </fieldset>
      <label htmlFor={field} className="mt-3 mb-1.5 block text-14 text-ink-2">
        答复（{isPrivate(objection) ? '只告诉本人' : '会公开，不显示提出人'}）
      </label>
      <Input.TextArea
        id={field}
        rows={6}
        maxLength={1_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="mt-3 flex items-center justify-end gap-3 text-14 text-ink-3 max-sm:flex-col max-sm:items-stretch">
        {missing}
        <Button type="primary" htmlType="submit" size="large" disabled={missing !== ''} loading={decide.isPending}>
          答复
        </Button>
      </p>
    </form>
  );
}

interface Props extends AnswerProps {
  /** When its list was published and until when one may object to it: by then this one should be answered. */
  window: StaffObjections['windows'][number] | undefined;
  mayAnswer: boolean;
}

/** One objection: who made it, what it says and of whom, and the means to answer; an answered one is a line that opens. */
export function ObjectionItem({ examId, objection, window, mayAnswer }: Props) {
  const { kind, list, about, name, body, file, status, madeAt, answer, answeredAt, answeredBy } = objection;
  const isOpen = answeredAt === null;
  const text = body || '（内容已随账号注销清除）';
  return (
    <li className={clsx(isOpen && 'card')}>
      <details className="group" open={isOpen}>
        <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3 max-sm:px-4">
          {isOpen && <Avatar name={name} size={32} />}
          <h2 className="text-14 font-semibold text-ink-1">{name}</h2>
          <span className="tabular flex-1 text-12 whitespace-nowrap text-ink-3">
            {objectionKinds[kind as ObjectionKind]}，{dayAndTime(madeAt)}
          </span>
          <b className={clsx('tabular text-14', isOpen ? 'font-semibold text-warm-ink' : 'font-normal text-ink-2')}>
            {!isOpen
              ? machine.labels.recruiter[status as ObjectionState]
              : window?.open
                ? `${whenText(window.endsAt)} 前答复`
                : '等待答复'}
          </b>
          <ChevronDown size={16} className="flex-none text-ink-3 group-open:rotate-180" aria-hidden />
          {!isOpen && <span className="cut basis-full text-14 text-ink-3 group-open:hidden">{text}</span>}
        </summary>
        <div className="px-5 pb-4 max-sm:px-4">
          <p className={clsx('mb-1 break-words whitespace-pre-wrap text-ink-1', isOpen && 'text-20 leading-7')}>
            {text}
          </p>
          <p className="flex flex-wrap items-baseline gap-x-3 text-14 text-ink-3">
            <a className="link" href={paths.examResults(examId)} target="_blank" rel="noreferrer">
              {publicationKinds[list.kind as PublicationKind].label}
            </a>
            {window?.list.id === list.id && <span className="tabular">{dayAndTime(window.publicAt)} 公布</span>}
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
          {!isOpen ? (
            <div className="mt-3 border-l-2 border-line-strong pl-3">
              <p className="text-14 break-words whitespace-pre-wrap text-ink-1">{answer}</p>
              <p className="tabular mt-1 text-12 text-ink-3">
                {answeredBy} {dayAndTime(answeredAt)} 答复，{isPrivate(objection) ? '只有本人看得到' : '已公开'}
              </p>
            </div>
          ) : (
            mayAnswer && (
              <div className="mt-4 border-t border-line pt-3">
                <AnswerForm examId={examId} objection={objection} />
              </div>
            )
          )}
        </div>
      </details>
    </li>
  );
}
