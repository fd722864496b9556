import { Button, Form } from 'antd';
import type { Dayjs } from 'dayjs';
import { Plus, Trash2, X } from 'lucide-react';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import { faultsText } from '#web/features/forms/faults-text.ts';
import { ChoiceField, DayField, NumberField, TextField } from '#web/features/forms/fields.tsx';
import { instantOf, pickedOf } from '#web/features/time/picked-time.ts';
import {
  type ExamGroup,
  type ExamInterview,
  fullSheet,
  type GroupForm,
  mostCriteria,
  mostGroups,
} from '../../../contract/interview/groups.ts';

interface Values {
  groups: GroupLine[];
}

/** The groups of an interview, a block each, until the list of the lots is fixed. */
export function GroupsForm({ examId, interview }: { examId: string; interview: ExamInterview }) {
  const [form] = Form.useForm<Values>();
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
    <Form
      form={form}
      name="exam-groups"
      requiredMark={false}
      scrollToFirstError
      initialValues={{ groups: interview.groups.map(lineOf) }}
      onFinishFailed={(failed) => toast.error(faultsText(failed))}
      // All that the form holds: a group's id has no field, and a group without it is a new one, without its judges.
      onFinish={() => {
        const { groups } = form.getFieldsValue(true) as Values;
        void save.send({ params, body: { groups: groups.map(formOf) } });
      }}
    >
      <Form.List name="groups">
        {(fields, { add, remove }) => (
          <>
            {fields.length === 0 && (
              <p className="mb-3 text-14 text-ink-3">
                一间面试室一个小组，按次序编号。岗位相同的小组由抽签分人；不同的小组不能有相同的岗位。
              </p>
            )}
            {fields.map(({ key, name }, at) => (
              <fieldset key={key} className="mb-4 rounded-ctl border border-line p-3" aria-label={`第 ${at + 1} 组`}>
                <div className="flex flex-wrap items-start gap-2">
                  <b className="w-14 flex-none leading-8 text-ink-1">第 {at + 1} 组</b>
                  <TextField
                    name={[name, 'place']}
                    label={`第 ${at + 1} 组地点`}
                    noStyle
                    required="请填写地点"
                    placeholder="第一中学 1 号录播室"
                    maxLength={80}
                    width="min-w-44 flex-1"
                  />
                  <DayField
                    name={[name, 'startsAt']}
                    label={`第 ${at + 1} 组开始时间`}
                    noStyle
                    required="请选择开始时间"
                    placeholder="开始时间"
                    minutes={5}
                    width="w-48"
                  />
                  <NumberField
                    name={[name, 'seats']}
                    label={`第 ${at + 1} 组人数上限`}
                    noStyle
                    required="请填写人数"
                    min={1}
                    max={200}
                    suffix="人"
                    width="w-22"
                  />
                  <Button
                    type="text"
                    aria-label={`删除第 ${at + 1} 组`}
                    icon={<Trash2 size={16} />}
                    onClick={() => remove(name)}
                  />
                </div>
                <div className="my-2 flex flex-wrap items-center gap-2">
                  <span className="w-14 text-14 text-ink-3">岗位</span>
                  <ChoiceField
                    name={[name, 'posts']}
                    label={`第 ${at + 1} 组岗位`}
                    noStyle
                    required="请选择岗位"
                    placeholder="选择岗位"
                    mode="multiple"
                    options={posts}
                    width="min-w-44 flex-1"
                  />
                </div>
                <CriteriaFields group={name} at={at + 1} />
              </fieldset>
            ))}
            <div className="flex flex-wrap gap-2">
              <Button
                type="dashed"
                icon={<Plus size={16} />}
                disabled={fields.length >= mostGroups}
                onClick={() => add(following((form.getFieldValue('groups') as GroupLine[] | undefined)?.at(-1)))}
              >
                加一个小组
              </Button>
              <Button type="primary" htmlType="submit" loading={save.isPending}>
                保存小组
              </Button>
            </div>
          </>
        )}
      </Form.List>
    </Form>
  );
}

/** The lines of a group's score sheet, and what they add up to. */
function CriteriaFields({ group, at }: { group: number; at: number }) {
  const form = Form.useFormInstance();
  const criteria = Form.useWatch(['groups', group, 'criteria'], form);
  const sum = sumOf(criteria);
  return (
    <Form.List
      name={[group, 'criteria']}
      rules={[
        {
          validator: (_, lines) =>
            sumOf(lines) === fullSheet
              ? Promise.resolve()
              : Promise.reject(new Error(`各项加起来应为 ${fullSheet} 分`)),
        },
      ]}
    >
      {(fields, { add, remove }, { errors }) => (
        <div className="flex flex-wrap items-center gap-2">
          <span className="w-14 text-14 text-ink-3">评分项</span>
          {fields.map(({ key, name }, line) => (
            <span key={key} className="flex items-center gap-1">
              <TextField
                name={[name, 'name']}
                label={`第 ${at} 组评分项 ${line + 1}`}
                noStyle
                required="请填写评分项"
                placeholder=""
                maxLength={20}
                width="w-28"
              />
              <NumberField
                name={[name, 'max']}
                label={`第 ${at} 组评分项 ${line + 1} 的分值`}
                noStyle
                required="请填写分值"
                placeholder=""
                min={1}
                max={fullSheet}
                width="w-18"
              />
              <Button
                type="text"
                size="small"
                aria-label={`删除第 ${at} 组评分项 ${line + 1}`}
                icon={<X size={14} />}
                disabled={fields.length === 1}
                onClick={() => remove(name)}
              />
            </span>
          ))}
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

type GroupLine = Omit<GroupForm, 'startsAt'> & { startsAt: Dayjs | null };

const usual: GroupLine = {
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

const lineOf = ({ id, place, startsAt, seats, posts, criteria }: ExamGroup): GroupLine => ({
  ...{ id, place, seats, posts, criteria },
  startsAt: pickedOf(startsAt),
});

/** The line after another one: the same time, posts and criteria, the next number in its place. */
function following(last: GroupLine | undefined): GroupLine {
  if (!last) return usual;
  const { id: _, ...line } = { ...usual, ...last };
  const place = line.place.replace(/\d+(?=\D*$)/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'));
  return { ...line, place };
}

const formOf = ({ startsAt, ...line }: GroupLine): GroupForm => ({
  ...line,
  startsAt: startsAt ? instantOf(startsAt) : '',
});

const sumOf = (criteria: readonly ({ max?: number | null } | undefined)[] = []): number =>
  criteria.reduce((sum, one) => sum + (one?.max ?? 0), 0);
