import { Button, Form, Modal } from 'antd';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { callKey, useAction } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { ReasonButton } from '#web/features/console/reason-dialog.tsx';
import { FormDialog, NumberField, TextField } from '#web/features/forms/fields.tsx';
import { FactRows } from '#web/ui/fact-rows.tsx';
import { leastForExtremes } from '../../../contract/exam-settings.ts';
import { fullSheet } from '../../../contract/interview/groups.ts';
import type { GroupProgress, JudgedPerson } from '../../../contract/interview/progress.ts';
import { candidate as machine } from '../../../contract/results/candidate-state.ts';
import { pointsOf } from '../../features/exam-words.ts';

interface Props {
  groupId: string;
  examId: string;
  judges: GroupProgress['judges'];
  people: readonly JudgedPerson[];
  mayArrange: boolean;
  isClosed: boolean;
  /** Whether the highest and the lowest sheet of a person are left out. */
  dropsExtremes: boolean;
  /** The judges at their table, with what each did with the number in the room. */
  seats(stateOf: ((judgeId: string) => string | undefined) | undefined): ReactNode;
}

/** Everybody of a group is on one page. */
const mostPeople = 200;
const rowLook =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 px-5 text-14 max-sm:px-4 lg:grid-cols-[180px_72px_minmax(0,1fr)_auto]';

type Judged = JudgedPerson['judged'][number];
const stateOf = ({ status }: Pick<JudgedPerson, 'status'>) =>
  machine.labels.recruiter[status as keyof typeof machine.labels.recruiter];
const postOf = ({ post }: JudgedPerson) => `${post.code} ${post.title}`;

/** The sheets of a person that do not count: the highest and the lowest, once enough are sealed. */
export function leftOut(judged: readonly Judged[]): readonly Judged[] {
  const sealed = judged.filter(({ sheet }) => sheet !== null);
  if (sealed.length < leastForExtremes) return [];
  const ordered = sealed.toSorted((one, other) => (one.sheet?.total ?? 0) - (other.sheet?.total ?? 0));
  return [ordered[0], ordered.at(-1)].filter((one) => one !== undefined);
}

const isBegun = ({ judged }: Pick<JudgedPerson, 'judged'>) => judged.some(({ sheet }) => sheet);

/** Who is in the room and who waits, what each judge gave, and the score as it counts now. A sealed sheet opens for a correction. */
export function ScoreTable(props: Props) {
  const { groupId, examId, judges, people, mayArrange, isClosed, dropsExtremes, seats } = props;
  const [sheet, setSheet] = useState<{ person: JudgedPerson; at: number } | null>(null);
  const params = { id: groupId };
  const settle = useAction('POST /api/company/examGroups/:id/people', {
    answers: callKey('GET /api/company/examGroups/:id', { params }),
    invalidates: [callKey('GET /api/company/exams/:id/interview', { params: { id: examId } })],
    done: '已登记',
  });
  const maySettle = (one: JudgedPerson) =>
    mayArrange &&
    !isClosed &&
    (one.status === 'absent' || (one.status === 'interview' && one.judged.every(({ state }) => state !== 'sealed')));
  const points = pointsOf(people.map(({ score }) => score));
  const now = isClosed ? undefined : people.find(({ status, isDone }) => status === 'interview' && !isDone);
  const listed = people.filter((person) => person !== now || isBegun(person));
  /** The score as it counts now, once everybody sealed; else how far it is. */
  const scoreOf = ({ status, score, isDone, judged }: JudgedPerson) => {
    if (status !== 'interview' && score === null) return stateOf({ status });
    if (isDone || isClosed) return <b className="num">{points(score)}</b>;
    return <span className="text-14 text-ink-3">{isBegun({ judged }) ? '评分中' : '候场'}</span>;
  };
  const outOf = ({ judged, isDone }: JudgedPerson) => (dropsExtremes && isDone ? leftOut(judged) : []);
  const cell = (one: JudgedPerson, judged: Judged, at: number) => {
    const { state, sheet: given, reason } = judged;
    if (state === 'recused') return <span title={reason}>回避</span>;
    if (!given) return one.status === 'interview' && <span className="text-ink-3">待评</span>;
    const isOut = outOf(one).includes(judged);
    return (
      <Button
        type="text"
        size="small"
        className={`tabular h-6 px-1.5 ${isOut ? 'text-ink-3 line-through' : 'text-ink-1'}`}
        title={isOut ? '最高分或最低分，不计入' : '看评分表'}
        onClick={() => setSheet({ person: one, at })}
      >
        {given.total}
      </Button>
    );
  };
  const settleButton = (one: JudgedPerson) => {
    const [move, label] =
      one.status === 'absent' ? (['restore', '撤销缺席'] as const) : (['absent', '登记缺席'] as const);
    return (
      maySettle(one) && (
        <ReasonButton
          size="small"
          title={`${one.lot} 号：${label}`}
          label="原因（记入项目经过）"
          minLength={2}
          maxLength={100}
          act={settle}
          inputOf={(reason) => ({ params, body: { registrationId: one.id, move, reason } })}
        >
          {label}
        </ReasonButton>
      )
    );
  };
  const row = (one: JudgedPerson) => (
    <li key={one.id} className={`${rowLook} gap-y-1.5 py-2.5`}>
      <p className="min-w-0">
        <b className="tabular text-14 font-semibold text-ink-1">
          {one.lot} 号 {one.name}
        </b>
        <span className="cut block text-14 text-ink-3">{postOf(one)}</span>
      </p>
      <span className="text-right text-20">{scoreOf(one)}</span>
      <ul className="grid grid-cols-5 gap-1.5 max-lg:col-span-2">
        {one.judged.some(({ state }) => state !== 'open') &&
          judges.map(({ id, number, name, removed, counts }, at) => {
            const judged = one.judged[at];
            return (
              <li key={id} className="min-w-0 rounded-ctl py-0.5 text-center leading-6 max-lg:bg-fill" title={name}>
                <span className="block text-14 text-ink-3">
                  考官 {number}
                  <span className="sr-only"> {name}</span>
                  {removed && <span className="block">已撤下{counts ? '，计入' : '，不计入'}</span>}
                </span>
                {judged && cell(one, judged, at)}
              </li>
            );
          })}
      </ul>
      {settleButton(one)}
    </li>
  );
  const sealed = now?.judged.filter(({ state }) => state === 'sealed').length ?? 0;
  return (
    <>
      {/* The same element before and after the draw: codes that are shown once must outlast a refresh. */}
      <div
        className={clsx(
          'flex gap-6 max-lg:flex-col max-sm:gap-3',
          people.length > 0 && 'rounded-card bg-brand-tint px-6 py-4 max-sm:p-4',
        )}
      >
        {now && (
          <section aria-label="现在的签号" className="flex flex-none flex-col justify-center gap-1 lg:w-48">
            <h3 className="tabular text-40 leading-none font-semibold text-ink-1 max-sm:text-28">
              {now.lot} 号 <span className="text-20">{now.name}</span>
            </h3>
            <p className="text-14 text-ink-2">{postOf(now)}</p>
            <p className="tabular flex items-center gap-4 text-14 text-ink-2">
              <span>
                <b className="text-20 text-ink-1">{sealed}</b> / {judges.length} 已封存
              </span>
              {settleButton(now)}
            </p>
          </section>
        )}
        {seats(now && ((judgeId) => now.judged.find((one) => one.judgeId === judgeId)?.state ?? 'open'))}
      </div>
      {people.length === 0 && <p className="mt-4 text-14 text-ink-3">抽签以后，这里是每个签号的评分进度。</p>}
      {listed.length > 0 && (
        <div className="-mx-5 mt-4 -mb-5 border-t border-line max-sm:-mx-4 max-sm:-mb-4">
          <ConsoleList<JudgedPerson>
            label="评分"
            query={{ data: listed, isError: false, refetch: () => undefined }}
            pageSize={mostPeople}
            empty="没有抽到这一组的人"
            row={row}
          />
        </div>
      )}
      {sheet && (
        <CorrectionDialog
          groupId={groupId}
          lot={sheet.person.lot}
          judge={judges[sheet.at]?.name ?? ''}
          judged={sheet.person.judged[sheet.at]}
          mayCorrect={mayArrange && sheet.person.status === 'interview'}
          onClose={() => setSheet(null)}
        />
      )}
    </>
  );
}

interface CorrectionProps {
  groupId: string;
  lot: number;
  judge: string;
  judged: JudgedPerson['judged'][number] | undefined;
  mayCorrect: boolean;
  onClose(): void;
}

interface Values {
  marks: number[];
  reason: string;
}

/** A sealed sheet; other points for it are proposed with a reason, and count once another person confirms. */
export function CorrectionDialog({ groupId, lot, judge, judged, mayCorrect, onClose }: CorrectionProps) {
  const [form] = Form.useForm<Values>();
  const given = Form.useWatch('marks', form);
  const sheet = judged?.sheet;
  const propose = useAction('POST /api/company/examSheets/:id/corrections', {
    answers: callKey('GET /api/company/examGroups/:id', { params: { id: groupId } }),
    opened: sheet?.id,
    done: '已提出，等另一位工作人员确认',
    onSuccess: onClose,
  });
  if (!sheet) return null;
  const marks = sheet.marks.map(({ value }) => value);
  const sum = (given ?? marks).reduce((all, mark) => all + Math.round((mark ?? 0) * 100), 0) / 100;
  const title = `${lot} 号，考官 ${judge}：${sheet.total} 分`;
  if (!mayCorrect)
    return (
      <Modal open title={title} footer={null} onCancel={onClose}>
        <FactRows
          className="tabular grid-cols-[1fr_auto] gap-y-2"
          facts={sheet.marks.map(({ name, max, value }) => [name, `${value} / ${max}`])}
        />
      </Modal>
    );
  return (
    <FormDialog<Values>
      title={title}
      okText="提出更正"
      cancelText="返回"
      disabled={sum === sheet.total && JSON.stringify(given) === JSON.stringify(marks)}
      busy={propose.isPending}
      form={form}
      initialValues={{ marks }}
      onSend={(values) => void propose.send({ params: { id: sheet.id }, body: values })}
      onClose={onClose}
    >
      <p className="mb-3 text-14 text-ink-3">
        已封存的评分由两个人更正：您提出，另一位工作人员确认后才生效。原评分保留在档案里。
      </p>
      {sheet.marks.map(({ name, max }, at) => (
        <NumberField
          key={name}
          name={['marks', at]}
          label={`${name}（满分 ${max}）`}
          required="请给分"
          min={0}
          max={max}
          precision={2}
          width="w-32"
        />
      ))}
      <p className="tabular mb-3 text-14">
        合计 <b className="text-20">{sum}</b> / {fullSheet}
      </p>
      <TextField
        name="reason"
        label="更正原因"
        required="请写明原因"
        maxLength={200}
        placeholder="例如：合计时漏加一项"
      />
    </FormDialog>
  );
}
