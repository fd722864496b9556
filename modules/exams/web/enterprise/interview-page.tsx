import { Button, Form, Input } from 'antd';
import type { Dayjs } from 'dayjs';
import { Plus, X } from 'lucide-react';
import { callKey, useAction, useCall } from '#web/features/calls/use-call.ts';
import { anyText, useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { StateTabs } from '#web/features/console/page-head.tsx';
import { ChoiceField, DayField, NumberField, TextField } from '#web/features/forms/fields.tsx';
import { instantOf, pickedOf } from '#web/features/time/picked-time.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { OwnExam } from '../../contract/company-exams.ts';
import {
  criterion,
  type ExamGroup,
  type ExamInterview,
  fullSheet,
  type GroupForm,
  groupForm,
  mostCriteria,
  mostGroups,
} from '../../contract/interview/groups.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { ExamHead, PublicPage } from './exam-head.tsx';
import { GroupDetail } from './interview/group-detail.tsx';
import { NumberedForm } from './numbered-form.tsx';
import { OfExam } from './of-exam.tsx';
import { OpenDraw } from './rooms/open-draw.tsx';

/** How far a group is. */
function stateOf({ judges, closedAt, people, done }: ExamGroup): string {
  const entered = judges.filter(({ enteredAt }) => enteredAt !== null).length;
  const judged = people > 0 ? ` ${done} / ${people} 人` : '';
  if (closedAt) return `已结束${judged}`;
  if (judges.length === 0) return '没有考官';
  if (entered < judges.length) return `考官 ${entered} / ${judges.length} 到${judged}`;
  return `${people > 0 && done === people ? '评完，待结束' : '评分中'}${judged}`;
}

const REFRESH_MS = 10_000;
const views = { tab: viewOf(['progress', 'groups']) };

/** 面试: groups and their posts, the open draw of lots, judges with their codes, and the scores as they come in. */
export const InterviewPage = () => <OfExam act="readResults" content={Interview} />;

function Interview({ exam }: { exam: OwnExam }) {
  const { view, values, show } = useListParams({ group: anyText }, views);
  const params = { id: exam.id };
  const polled = { quiet: true, background: true, refetchInterval: REFRESH_MS };
  const found = useCall('GET /api/company/exams/:id/interview', { params }, polled);
  if (!found.data) return <Awaiting page query={found} failed="面试没有加载出来" />;
  const { groups, draw, people } = found.data;
  const mayArrange = mayDo(exam.role, 'arrangeInterview');
  const chosen = groups.find(({ id }) => id === values.group) ?? groups[0];
  /** Groups may be changed until the list is fixed. */
  const isArranging = draw === null && mayArrange;
  const isForm = isArranging && view.tab === 'groups';
  const done = groups.reduce((sum, group) => sum + group.done, 0);
  return (
    <>
      <ExamHead
        exam={exam}
        note={`${people} 人，${groups.length} 个小组${draw?.revealedAt ? `，评完 ${done} 人` : ''}`}
        actions={draw && <PublicPage href={paths.examDraw(params.id, 'lots')}>抽签公开页</PublicPage>}
      />
      <OpenDraw kind="lots" examId={params.id} state={found.data} mayArrange={mayArrange} />
      <section className="overflow-hidden card">
        {isArranging && (
          <StateTabs
            label="面试"
            active={view.tab}
            onChange={(key) => show({ tab: key === 'progress' ? null : key })}
            tabs={[
              { key: 'progress', label: '考官与进度', n: undefined },
              { key: 'groups', label: '小组', n: groups.length },
            ]}
          />
        )}
        <div className="p-5 max-sm:p-4">
          {isForm && <GroupsForm key={groups.map(({ id }) => id).join()} examId={params.id} interview={found.data} />}
          {!isForm && chosen && (
            <div className="grid gap-3">
              <div className="-mx-5 -mt-5 max-sm:-mx-4 max-sm:-mt-4">
                <StateTabs
                  label="小组"
                  active={chosen.id}
                  onChange={(id) => show({ group: id })}
                  tabs={groups.map((group) => ({ key: group.id, label: `第 ${group.number} 组`, n: stateOf(group) }))}
                />
              </div>
              <GroupDetail
                key={chosen.id}
                examId={params.id}
                groupId={chosen.id}
                mayArrange={mayArrange}
                dropsExtremes={exam.settings.results.dropExtremes}
              />
            </div>
          )}
          {!isForm && !chosen && (
            <EmptyState
              title="还没有小组"
              text="先排小组：地点、时间、岗位和评分项，再公开抽签、任命考官。"
              action={
                mayArrange && (
                  <Button type="primary" onClick={() => show({ tab: 'groups' })}>
                    排小组
                  </Button>
                )
              }
            />
          )}
        </div>
      </section>
    </>
  );
}

const usual = {
  place: '',
  startsAt: null,
  seats: 20,
  posts: [],
  criteria: [
    { name: '教学设计', max: 30 },
    { name: '教学实施', max: 40 },
    { name: '仪表语言', max: 30 },
  ],
};

/** The groups of an interview, a block each, until the list of the lots is fixed. */
export function GroupsForm({ examId, interview }: { examId: string; interview: ExamInterview }) {
  const params = { id: examId };
  const save = useAction('PUT /api/company/exams/:id/groups', {
    answers: callKey('GET /api/company/exams/:id/interview', { params }),
    invalidates: ['GET /api/company/examGroups/:id'],
    done: '小组已保存',
  });
  const posts = interview.posts.map(({ code, title, people }) => ({
    value: code,
    label: `${code} ${title}（${people} 人）`,
  }));
  return (
    <NumberedForm<GroupForm>
      name="groups"
      what="小组"
      lines={interview.groups}
      usual={usual}
      counted="place"
      most={mostGroups}
      empty="一间面试室一个小组，按次序编号。岗位相同的小组由抽签分人；不同的小组不能有相同的岗位。"
      busy={save.isPending}
      onSend={(groups) => void save.send({ params, body: { groups } })}
    >
      {(at, number, remove) => {
        const field = (name: keyof GroupForm, label: string) => ({
          ...{ name: [at, name], of: groupForm.shape[name], noStyle: true },
          label: `第 ${number} 组${label}`,
        });
        return (
          <fieldset className="mb-4 rounded-ctl border border-line p-3" aria-label={`第 ${number} 组`}>
            {/* A group without its id is a new one, without its judges. */}
            <Form.Item name={[at, 'id']} noStyle>
              <Input type="hidden" />
            </Form.Item>
            <div className="flex flex-wrap items-start gap-2">
              <b className="w-14 flex-none leading-8 text-ink-1">第 {number} 组</b>
              <TextField {...field('place', '地点')} placeholder="第一中学 1 号录播室" width="min-w-44 flex-1" />
              <DayField
                {...field('startsAt', '开始时间')}
                getValueProps={(at?: string | null) => ({ value: at ? pickedOf(at) : null })}
                normalize={(picked: Dayjs | null) => picked && instantOf(picked)}
                placeholder="开始时间"
                minutes={5}
                width="w-48"
              />
              <NumberField {...field('seats', '人数上限')} suffix="人" width="w-22" />
              {remove}
            </div>
            <div className="my-2 flex flex-wrap items-center gap-2">
              <span className="w-14 text-14 text-ink-3">岗位</span>
              <ChoiceField
                {...field('posts', '岗位')}
                placeholder="选择岗位"
                mode="multiple"
                options={posts}
                width="min-w-44 flex-1"
              />
            </div>
            <CriteriaFields group={at} number={number} />
          </fieldset>
        );
      }}
    </NumberedForm>
  );
}

/** The lines of a group's score sheet, and what they add up to. */
function CriteriaFields({ group, number }: { group: number; number: number }) {
  const form = Form.useFormInstance();
  const sum = sumOf(Form.useWatch(['groups', group, 'criteria'], form));
  const adds = async (_: unknown, lines: Lines) => {
    if (sumOf(lines) !== fullSheet) throw new Error(`各项加起来应为 ${fullSheet} 分`);
  };
  return (
    <Form.List name={[group, 'criteria']} rules={[{ validator: adds }]}>
      {(fields, { add, remove }, { errors }) => (
        <div className="flex flex-wrap items-center gap-2">
          <span className="w-14 text-14 text-ink-3">评分项</span>
          {fields.map(({ key, name: at }, line) => {
            const label = `第 ${number} 组评分项 ${line + 1}`;
            const field = (name: keyof typeof criterion.shape) => ({
              ...{ name: [at, name], of: criterion.shape[name], noStyle: true, placeholder: '' },
            });
            return (
              <span key={key} className="flex items-center gap-1">
                <TextField {...field('name')} label={label} width="w-28" />
                <NumberField {...field('max')} label={`${label} 的分值`} width="w-18" />
                <Button
                  type="text"
                  size="small"
                  aria-label={`删除${label}`}
                  icon={<X size={14} />}
                  disabled={fields.length === 1}
                  onClick={() => remove(at)}
                />
              </span>
            );
          })}
          <Button
            type="dashed"
            size="small"
            icon={<Plus size={14} />}
            disabled={fields.length >= mostCriteria}
            onClick={() => add({ name: '', max: Math.max(1, fullSheet - sum) })}
          >
            加一项
          </Button>
          <span className={`tabular text-14 ${sum === fullSheet ? 'text-ink-3' : 'text-warm-ink'}`}>
            合计 {sum} / {fullSheet}
          </span>
          {errors.length > 0 && (
            <span role="alert" className="text-14 text-err-ink">
              {errors}
            </span>
          )}
        </div>
      )}
    </Form.List>
  );
}

type Lines = readonly ({ max?: number | null } | undefined)[];

const sumOf = (criteria: Lines = []): number => criteria.reduce((sum, one) => sum + (one?.max ?? 0), 0);
