import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import type { OwnExam } from '#contract/exams/company-exams.ts';
import type { ExamReading, FoundFact } from '#contract/exams/exam-reading.ts';
import { mayDo } from '#contract/exams/staff-roles.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { RegionCascader } from '#web/features/forms/region-cascader.tsx';
import { RichEditor } from '#web/features/rich-editor/rich-editor.tsx';
import { examKey, examLists } from './exam-calls.ts';
import { bodyOf, type Values, valuesOf } from './exam-values.ts';
import { FromAnnouncement } from './from-announcement.tsx';
import { PhonesField, StepsField } from './list-fields.tsx';
import { ResultsFields } from './results-fields.tsx';
import { RulesFields } from './rules-fields.tsx';
import { paragraphsOf, takenOver } from './taken-over.ts';

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
            <div className="rounded-ctl border border-line-strong px-3 pt-1 pb-3">
              <RichEditor
                key={taken}
                value={exam.announcement}
                onChange={(html) => form.setFieldValue('announcement', html)}
              />
            </div>
          </Form.Item>
          <Form.Item name="payNote" label="缴费方式" extra="收考务费时必填：收款单位和账号、线上缴费地址、需要写的备注">
            <Input.TextArea rows={2} maxLength={300} showCount />
          </Form.Item>
          <Form.Item name="registerNote" label="报名须知">
            <Input.TextArea rows={3} maxLength={500} showCount />
          </Form.Item>
          <PhonesField />
        </div>
        <div>
          <StepsField />
          <RulesFields />
          <ResultsFields />
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
