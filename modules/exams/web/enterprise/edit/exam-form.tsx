import { Button, Form, Input } from 'antd';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-call.ts';
import { Field, fieldsOf, TextField } from '#web/features/forms/fields.tsx';
import { SaveBar } from '#web/features/forms/save-bar.tsx';
import { RichEditor } from '#web/features/rich-editor/rich-editor.tsx';
import type { OwnExam } from '../../../contract/company-exams.ts';
import type { ExamReading, FoundFact } from '../../../contract/exam-reading.ts';
import { examForm } from '../../../contract/exam-shapes.ts';
import { mayDo } from '../../../contract/staff-roles.ts';
import { examKey, examLists } from '../of-exam.tsx';
import {
  ExaminationFields,
  PhonesField,
  RegionField,
  RegistrationFields,
  ResultsFields,
  StepsField,
} from './exam-fields.tsx';
import { bodyOf, paragraphsOf, takenOver, type Values, valuesOf } from './exam-values.ts';
import { FromAnnouncement } from './from-announcement.tsx';

const field = fieldsOf(examForm);

/** A field at fault may stand in a folded part. */
const openAll = () => {
  for (const part of document.querySelectorAll<HTMLDetailsElement>('details.exam-part')) part.open = true;
};

/** A part of the form, folded at first but for the basics. */
const Part = ({
  id,
  title,
  isOpen = false,
  children,
}: {
  id: string;
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}) => (
  <details id={id} open={isOpen} className="group exam-part min-w-0 scroll-mt-18 border-line not-first:border-t">
    <summary className="flex min-h-14 cursor-pointer items-center gap-3 px-6 max-sm:px-4">
      <h2 className="text-16 font-semibold text-ink-1">{title}</h2>
      <ChevronDown size={16} className="ml-auto text-ink-3 group-open:rotate-180" aria-hidden />
    </summary>
    <div className="px-6 pt-1 pb-1 max-sm:px-4">{children}</div>
  </details>
);

/** Announcement, timetable and rules of a project. After publication changed times are announced. */
export function ExamForm({ exam }: { exam: OwnExam }) {
  const [form] = Form.useForm<Values>();
  /** The editor keeps its own text: it begins anew with what an announcement brought. */
  const [taken, setTaken] = useState(0);
  const [isChanged, setChanged] = useState(false);
  const save = useAction('PUT /api/company/exams/:id', {
    answers: examKey(exam.id),
    invalidates: examLists,
    onSuccess: ({ proposals }) => {
      setChanged(false);
      toast.success(proposals.length > 0 ? '已保存；更正等另一位负责人确认后公布' : '已保存');
    },
  });
  const savePosts = useAction('PUT /api/company/exams/:id/posts', {
    answers: ['GET /api/company/exams/:id/posts', { params: { id: exam.id } }],
    invalidates: [examKey(exam.id), ...examLists],
    done: ({ items }) => `已保存 ${items.length} 个岗位`,
  });
  /** What was looked through in the dialog is saved at once; a field at fault says so and keeps the rest in the form. */
  const take = async (reading: ExamReading, facts: FoundFact[]) => {
    const values = takenOver(form.getFieldsValue(true), facts);
    const announcement = paragraphsOf(reading);
    form.setFieldsValue({ ...values, ...(form.getFieldValue('announcement') ? {} : { announcement }) });
    const posts = reading.rows.flatMap(({ post }) => post ?? []);
    if (posts.length > 0) await savePosts.send({ params: { id: exam.id }, body: { posts } });
    setTaken((before) => before + 1);
  };
  // After the rendering that mounts the fields of what was taken over: a form checks mounted fields alone.
  useEffect(() => {
    if (taken > 0) form.submit();
  }, [taken, form]);
  const isOpen = mayDo(exam.role, 'edit') && (exam.status === 'draft' || exam.status === 'published');
  const send = (values: Values) => save.send({ params: { id: exam.id }, body: bodyOf(values, exam.revision) });
  const note =
    exam.status === 'published'
      ? '改动时间会生成补充公告，并通知报名和关注的人；改名称、文号、地区、公告和规则，由另一位负责人确认后公布'
      : '';
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
      onValuesChange={() => setChanged(true)}
      onFinishFailed={openAll}
    >
      {isOpen && exam.status === 'draft' && (
        <div className="mb-3 card p-5 max-sm:p-4">
          <FromAnnouncement examId={exam.id} onTake={(reading, facts) => void take(reading, facts)} />
        </div>
      )}
      <div className="overflow-hidden card">
        <Part id="basics" title="基本信息" isOpen>
          <Field {...field('title')} blank="">
            <Input.TextArea maxLength={80} autoSize onPressEnter={(event) => event.preventDefault()} />
          </Field>
          <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
            <TextField {...field('documentNumber')} placeholder="澜教人〔2026〕41 号" />
            <RegionField />
          </div>
          <PhonesField name={['settings', 'phones']} />
        </Part>
        <Part id="times" title="时间安排">
          <StepsField />
        </Part>
        <Part id="announcement" title="公告正文">
          <Form.Item name="announcement">
            <div className="rounded-ctl border border-line-strong px-3 pt-1 pb-3">
              <RichEditor
                key={taken}
                value={exam.announcement}
                onChange={(html) => {
                  form.setFieldValue('announcement', html);
                  setChanged(true);
                }}
              />
            </div>
          </Form.Item>
        </Part>
        <Part id="registration" title="报名与审核">
          <RegistrationFields />
        </Part>
        <Part id="examination" title="考试与公示">
          <ExaminationFields />
        </Part>
        <Part id="results" title="成绩与名单">
          <ResultsFields />
        </Part>
      </div>
      {isOpen && (
        <SaveBar floats={isChanged} note={note} className="mt-3 rounded-card border">
          <Button type="primary" htmlType="submit" className="max-sm:flex-1" loading={save.isPending}>
            保存
          </Button>
        </SaveBar>
      )}
    </Form>
  );
}
