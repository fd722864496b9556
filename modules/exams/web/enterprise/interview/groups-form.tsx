import { Button, Form, Input } from 'antd';
import type { Dayjs } from 'dayjs';
import { Plus, X } from 'lucide-react';
import { callKey, useAction } from '#web/features/calls/use-call.ts';
import { ChoiceField, DayField, NumberField, TextField } from '#web/features/forms/fields.tsx';
import { instantOf, pickedOf } from '#web/features/time/picked-time.ts';
import {
  criterion,
  type ExamInterview,
  fullSheet,
  type GroupForm,
  groupForm,
  mostCriteria,
  mostGroups,
} from '../../../contract/interview/groups.ts';
import { NumberedForm } from '../numbered-form.tsx';

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
