import { App, Button, DatePicker, Form, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import type { OwnExam } from '#contract/exams/company-exams.ts';
import type { ExamReading, FoundFact } from '#contract/exams/exam-reading.ts';
import { numbersRules, secondReviews, tieRules } from '#contract/exams/exam-settings.ts';
import { mayDo } from '#contract/exams/staff-roles.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { RegionCascader } from '#web/features/forms/region-cascader.tsx';
import { RichEditor } from '#web/features/rich-editor/rich-editor.tsx';
import { examKey, examLists } from './exam-calls.ts';
import { bodyOf, type Values, valuesOf } from './exam-values.ts';
import { FromAnnouncement } from './from-announcement.tsx';
import { PhonesField, StepsField } from './list-fields.tsx';
import { ResultsFields } from './results-fields.tsx';
import { paragraphsOf, takenOver } from './taken-over.ts';

const numbers = [
  ['fee', '考务费（元）', 0, 1_000],
  ['ratio', '开考比例 1 :', 1, 20],
  ['written', '笔试占比 %', 0, 100],
  ['decimals', '成绩小数位', 0, 4],
  ['shortlist', '入围面试 1 :', 1, 10],
  ['publicityDays', '公示工作日', 3, 30],
  ['appealDays', '不通过后可申诉天数', 0, 15],
  ['keepDays', '结束后材料保存天数', 30, 3_650],
  ['photoWidth', '证件照宽（像素）', 100, 1_200],
  ['photoHeight', '证件照高（像素）', 100, 1_600],
] as const;

/** Announcement, timetable and rules of a project. After publication changed times are announced. */
export function ExamForm({ exam }: { exam: OwnExam }) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  /** The editor keeps its own text: it begins anew with what an announcement brought. */
  const [taken, setTaken] = useState(0);
  const save = useAction('PUT /api/company/exams/:id', {
    answers: examKey(exam.id),
    invalidates: examLists,
    onSuccess: () => message.success('已保存'),
  });
  const savePosts = useAction('PUT /api/company/exams/:id/posts', {
    answers: ['GET /api/company/exams/:id/posts', { params: { id: exam.id } }],
    invalidates: [examKey(exam.id), ...examLists],
    onSuccess: ({ items }) => message.success(`已保存 ${items.length} 个岗位`),
  });
  const take = (reading: ExamReading, facts: FoundFact[]) => {
    const values = takenOver(form.getFieldsValue(true), facts);
    const announcement = paragraphsOf(reading.lines, values.title);
    form.setFieldsValue({ ...values, ...(form.getFieldValue('announcement') ? {} : { announcement }) });
    setTaken((before) => before + 1);
    const posts = reading.rows.flatMap(({ post }) => post ?? []);
    if (posts.length > 0) void savePosts.send({ params: { id: exam.id }, body: { posts } });
    message.info('已填入，请核对后保存');
  };
  const isOpen = mayDo(exam.role, 'edit') && (exam.status === 'draft' || exam.status === 'published');
  const send = (values: Values) => save.send({ params: { id: exam.id }, body: bodyOf(values, exam.revision) });
  return (
    <Form
      form={form}
      name="exam"
      layout="vertical"
      requiredMark={false}
      scrollToFirstError
      disabled={!isOpen}
      initialValues={valuesOf(exam)}
      onFinish={send}
    >
      {isOpen && exam.status === 'draft' && (
        <div className="mb-4">
          <FromAnnouncement examId={exam.id} onTake={take} />
        </div>
      )}
      <div className="grid gap-x-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <Form.Item name="title" label="项目名称" rules={[{ required: true, min: 6, message: '项目名称至少 6 个字' }]}>
            <Input maxLength={80} showCount />
          </Form.Item>
          <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
            <Form.Item name="documentNumber" label="文号">
              <Input maxLength={40} placeholder="澜教人〔2026〕41 号" />
            </Form.Item>
            <Form.Item name="region" label="所在地区" rules={[{ required: true, message: '请选择所在地区' }]}>
              <RegionCascader />
            </Form.Item>
          </div>
          <Form.Item name="announcement" label="公告正文" valuePropName="value">
            <RichEditor
              key={taken}
              value={exam.announcement}
              onChange={(html) => form.setFieldValue('announcement', html)}
            />
          </Form.Item>
        </div>
        <div>
          <StepsField />
          <h2 className="mb-2 text-14 font-semibold text-ink-1">规则</h2>
          <div className="grid grid-cols-3 gap-x-4 max-sm:grid-cols-2">
            <Form.Item name="ageOn" label="年龄计算日" rules={[{ required: true, message: '请选择年龄计算日' }]}>
              <DatePicker className="w-full!" />
            </Form.Item>
            <Form.Item name="papersUntil" label="证书取得截止日" rules={[{ required: true, message: '请选择截止日' }]}>
              <DatePicker className="w-full!" />
            </Form.Item>
            <Form.Item name="graduationYears" label="应届毕业年份">
              <Select
                mode="multiple"
                options={[-2, -1, 0, 1].map((by) => {
                  const year = new Date().getFullYear() + 1 + by;
                  return { value: year, label: `${year} 年` };
                })}
              />
            </Form.Item>
            {numbers.map(([name, label, min, max]) => (
              <Form.Item key={name} name={name} label={label} rules={[{ required: true, message: `请填写${label}` }]}>
                <InputNumber min={min} max={max} precision={name === 'fee' ? 2 : 0} className="w-full!" />
              </Form.Item>
            ))}
            <Form.Item name="secondReview" label="资格复核" tooltip="由另一位审核员确认初审结论">
              <Select options={Object.entries(secondReviews).map(([value, label]) => ({ value, label }))} />
            </Form.Item>
            <Form.Item name="tie" label="同分处理">
              <Select options={Object.entries(tieRules).map(([value, label]) => ({ value, label }))} />
            </Form.Item>
            <Form.Item name="numbers" label="报名人数">
              <Select options={Object.entries(numbersRules).map(([value, label]) => ({ value, label }))} />
            </Form.Item>
          </div>
          <ResultsFields />
          <Form.Item name="payNote" label="缴费方式" extra="收考务费时必填：收款单位和账号、线上缴费地址、需要写的备注">
            <Input.TextArea rows={2} maxLength={300} showCount />
          </Form.Item>
          <Form.Item name="registerNote" label="报名须知">
            <Input.TextArea rows={3} maxLength={500} showCount />
          </Form.Item>
          <PhonesField />
        </div>
      </div>
      {isOpen && (
        <div className="mt-2 flex items-center gap-3">
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            保存
          </Button>
          {exam.status === 'published' && (
            <span className="text-13 text-ink-3">改动时间会生成补充公告，并通知关注和报名的人</span>
          )}
        </div>
      )}
    </Form>
  );
}
