import { Button, DatePicker, Form, Input, Select } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey } from '#web/features/calls/use-call.ts';
import { faultsText } from '#web/features/forms/faults-text.ts';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import { type ExamInterview, mostGroups } from '../../../contract/interview/groups.ts';
import { CriteriaFields } from './criteria-fields.tsx';
import { following, formOf, type GroupLine, lineOf } from './group-values.ts';

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
  const required = (text: string) => [{ required: true, message: text }];
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
              <p className="mb-3 text-13 text-ink-3">
                一间面试室一个小组，按次序编号。岗位相同的小组由抽签分人；不同的小组不能有相同的岗位。
              </p>
            )}
            {fields.map(({ key, name }, at) => (
              <fieldset key={key} className="mb-4 rounded-ctl border border-line p-3" aria-label={`第 ${at + 1} 组`}>
                <div className="flex flex-wrap items-start gap-2">
                  <b className="w-14 flex-none leading-8 text-ink-1">第 {at + 1} 组</b>
                  <Form.Item name={[name, 'place']} noStyle rules={[{ required: true, min: 2, message: '请填写地点' }]}>
                    <Input
                      aria-label={`第 ${at + 1} 组地点`}
                      placeholder="第一中学 1 号录播室"
                      maxLength={80}
                      className="min-w-44 flex-1!"
                    />
                  </Form.Item>
                  <Form.Item name={[name, 'startsAt']} noStyle rules={required('请选择开始时间')}>
                    <DatePicker
                      aria-label={`第 ${at + 1} 组开始时间`}
                      placeholder="开始时间"
                      showTime={{ format: 'HH:mm' }}
                      format="YYYY-MM-DD HH:mm"
                      className="w-48!"
                    />
                  </Form.Item>
                  <Form.Item name={[name, 'seats']} noStyle rules={required('请填写人数')}>
                    <NumberInput
                      aria-label={`第 ${at + 1} 组人数上限`}
                      min={1}
                      max={200}
                      precision={0}
                      suffix="人"
                      className="w-22!"
                    />
                  </Form.Item>
                  <Button
                    type="text"
                    aria-label={`删除第 ${at + 1} 组`}
                    icon={<Trash2 size={16} />}
                    onClick={() => remove(name)}
                  />
                </div>
                <div className="my-2 flex flex-wrap items-center gap-2">
                  <span className="w-14 text-13 text-ink-3">岗位</span>
                  <Form.Item name={[name, 'posts']} noStyle rules={required('请选择岗位')}>
                    <Select
                      mode="multiple"
                      aria-label={`第 ${at + 1} 组岗位`}
                      placeholder="选择岗位"
                      options={posts}
                      maxTagCount="responsive"
                      className="min-w-44 flex-1!"
                    />
                  </Form.Item>
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
