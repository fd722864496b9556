import { Button, Input, Radio } from 'antd';
import { clsx } from 'clsx';
import { ChevronDown, Paperclip } from 'lucide-react';
import { useId, useState } from 'react';
import { callKey, useAction, useCall } from '#web/features/calls/use-call.ts';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { handled } from '#web/ui/handled.ts';
import type { OwnExam } from '../../../contract/company-exams.ts';
import type { StaffObjection, StaffObjections } from '../../../contract/publicity/objections.ts';
import { objection as machine, type ObjectionKind, objectionKinds } from '../../../contract/results/objection-state.ts';
import { type PublicationKind, publicationKinds } from '../../../contract/results/publication-state.ts';
import { mayDo } from '../../../contract/staff-roles.ts';
import { whenText } from '../../features/exam-words.ts';
import { ExamHead } from '../exam-head.tsx';
import { ArchiveButton } from '../files/file-buttons.tsx';
import { OfExam } from '../of-exam.tsx';

/** 异议与复查: when one may object, what was filed against the lists of a project, and the answers. Leads answer, observers read. */
export const ObjectionsPage = () => <OfExam act="readObjections" content={Objections} />;

function Objections({ exam }: { exam: OwnExam }) {
  const params = { id: exam.id };
  const found = useCall('GET /api/company/exams/:id/objections', { params });
  if (!found.data) return <Awaiting page query={found} failed="异议没有加载出来" />;
  const { items, mayAnswer, windows } = found.data;
  const waiting = items.filter(({ status }) => status === 'filed');
  const answered = items.filter(({ status }) => status !== 'filed');
  const item = (objection: StaffObjection) => (
    <ObjectionItem
      key={objection.id}
      examId={params.id}
      objection={objection}
      window={windows.find(({ list }) => list.kind === objection.list.kind)}
      mayAnswer={mayAnswer}
    />
  );
  return (
    <>
      <ExamHead
        exam={exam}
        note={waiting.length > 0 && `${waiting.length} 件待答复`}
        actions={
          exam.status === 'closed' &&
          mayDo(exam.role, 'archive') && <ArchiveButton examId={params.id} title={exam.title} />
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 xl:grid-cols-[minmax(0,1fr)_420px]">
        <div className="min-w-0 space-y-3">
          {items.length === 0 && (
            <section className="card">
              <EmptyState
                title="还没有异议"
                text="受理时间内提出的异议和复查申请列在这里，收到时会通知单位，答复后公开，不显示提出人。"
              />
            </section>
          )}
          {waiting.length > 0 && (
            <ul className="grid gap-3" aria-label="异议">
              {waiting.map(item)}
            </ul>
          )}
          {answered.length > 0 && (
            <section className="card" aria-labelledby="answered">
              <h2 id="answered" className="border-b border-line px-5 py-3 text-16 font-semibold text-ink-1 max-sm:px-4">
                已答复
              </h2>
              <ul className="divide-y divide-line">{answered.map(item)}</ul>
            </section>
          )}
        </div>
        <ObjectionWindows exam={exam} windows={windows} />
      </div>
    </>
  );
}

/** What may be filed against a list, and the step of the timetable by which the list comes. */
const kinds = [
  { kind: 'publicity', label: '公示异议', who: '对拟聘用名单，须实名', step: 'publicity' },
  { kind: 'written', label: '成绩复查', who: '考生本人对自己的笔试成绩', step: 'written' },
] as const;

type Window = StaffObjections['windows'][number];

/** '12-10 周四 17:00 截止' or what has to happen before. */
function timesOf(window: Window | undefined, exam: OwnExam, step: string): string {
  if (window) {
    return `${dayAndTime(window.publicAt)} 公布，${window.open ? '受理到' : '已于'} ${whenText(window.endsAt)}${window.open ? '' : ' 截止'}`;
  }
  const planned = exam.steps.find((one) => one.step === step);
  const { publicityDays, results } = exam.settings;
  const days = step === 'publicity' ? `公布后 ${publicityDays} 个工作日` : `公布后 ${results.recountDays} 天`;
  if (step === 'written') return results.recountDays === 0 ? '本项目不受理复查' : `笔试成绩还没有公布，${days}内受理`;
  return planned ? `计划 ${whenText(planned.startsAt)} 公示，${days}内受理` : `还没有公示，${days}内受理`;
}

/** When and against which list one may object. */
const ObjectionWindows = ({ exam, windows }: { exam: OwnExam; windows: StaffObjections['windows'] }) => (
  <section className="divide-y divide-line card" aria-label="受理时间">
    {kinds.map(({ kind, label, who, step }) => {
      const window = windows.find(({ list }) => list.kind === kind);
      return (
        <div key={kind} className="px-5 py-3 text-14 text-ink-3 max-sm:px-4">
          <h2 className="text-16 font-semibold text-ink-1">{label}</h2>
          <p className="tabular mt-1">
            {who}；{timesOf(window, exam, step)}
          </p>
        </div>
      );
    })}
  </section>
);

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
const MIN_ANSWER_LENGTH = 4;

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
  const missing = [move === null && '选核查结果', text.trim().length < MIN_ANSWER_LENGTH && '写答复']
    .filter(Boolean)
    .join('，');
  return (
    <form
      aria-label={`答复 ${name}`}
      onSubmit={handled(() => move && decide.send({ params: { id }, body: { move, answer: text.trim() } }))}
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
                <span className="text-14 text-ink-3">{follows}</span>
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

interface ItemProps extends AnswerProps {
  /** When its list was published and until when one may object to it: by then this one should be answered. */
  window: Window | undefined;
  mayAnswer: boolean;
}

/** One objection: who made it, what it says and of whom, and the means to answer; an answered one is a line that opens. */
function ObjectionItem({ examId, objection, window, mayAnswer }: ItemProps) {
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
              ? machine.labels.recruiter[status]
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
              <p className="tabular mt-1 text-14 text-ink-3">
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
