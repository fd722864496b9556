import { Button, Checkbox, Form } from 'antd';
import { useState } from 'react';
import type { z } from 'zod';
import { acceptText, fileKinds, weightText } from '#contract/files/file-kinds.ts';
import { callKey, useAction, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { DropZone } from '#web/features/files/drop-zone.tsx';
import { fieldsOf, TextField } from '#web/features/forms/fields.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { companyExamEndpoints, type OwnExam } from '../../../contract/company-exams.ts';
import { mostAttachments } from '../../../contract/exam-shapes.ts';
import { examQuestionEndpoints, type StaffQuestion } from '../../../contract/questions.ts';
import { mayDo } from '../../../contract/staff-roles.ts';
import { FileList, NoticeList } from '../../features/notice-list.tsx';
import { examKey, useQuestion } from '../of-exam.tsx';

/** Files beside the announcement: order forms, samples of certificates, catalogues. Each change is saved at once. */
export function AttachmentsTab({ exam: { id, attachments, status, role } }: { exam: OwnExam }) {
  const ask = useQuestion();
  const save = useAction('PUT /api/company/exams/:id/attachments', {
    answers: examKey(id),
    done: '附件已保存',
  });
  const isOpen = mayDo(role, 'edit') && (status === 'draft' || status === 'published');
  const ids = attachments.map((file) => file.id);
  const send = (fileIds: string[]) => save.send({ params: { id }, body: { fileIds } });
  const remove = (file: (typeof attachments)[number]) => {
    const rest = ids.filter((one) => one !== file.id);
    if (status === 'draft') return void send(rest);
    ask('撤下', '会生成补充公告，并通知关注和报名的人。', () => send(rest), `撤下“${file.name}”？`);
  };
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <div>
        {attachments.length === 0 ? (
          <p className="py-4 text-14 text-ink-3">还没有附件。岗位表不用传，项目页可以直接下载。</p>
        ) : (
          <FileList
            attachments={attachments}
            act={(file) =>
              isOpen && (
                <Button size="small" disabled={save.isPending} onClick={() => remove(file)}>
                  撤下
                </Button>
              )
            }
          />
        )}
      </div>
      {isOpen && attachments.length < mostAttachments && (
        <DropZone
          kind="examAttachment"
          title="把附件拖到这里"
          text={`${acceptText('examAttachment')}，每个不超过 ${weightText(fileKinds.examAttachment.maxBytes)}。发布后增减附件会生成补充公告`}
          label="选择文件"
          disabled={save.isPending}
          onDone={(file) => void send([...ids, file.id])}
        />
      )}
    </div>
  );
}

const { body: noticeForm } = companyExamEndpoints['POST /api/company/exams/:id/notices'];
const notice = fieldsOf(noticeForm);
type NoticeFields = z.output<typeof noticeForm>;

/** 补充公告 of a project, and a new one. */
export function NoticesTab({ exam }: { exam: OwnExam }) {
  const [form] = Form.useForm<NoticeFields>();
  const add = useAction('POST /api/company/exams/:id/notices', {
    answers: examKey(exam.id),
    opened: exam.notices.length,
  });
  const send = async (body: NoticeFields) => {
    const saved = await add.send({ params: { id: exam.id }, body });
    if (saved) form.resetFields();
  };
  return (
    <div className="grid gap-8 xl:grid-cols-2">
      <div>
        {exam.notices.length === 0 ? (
          <p className="py-4 text-14 text-ink-3">还没有补充公告。发布后修改时间会自动生成一条。</p>
        ) : (
          <NoticeList notices={exam.notices} />
        )}
      </div>
      {exam.status === 'published' && mayDo(exam.role, 'edit') && (
        <Form form={form} name="exam-notice" layout="vertical" requiredMark={false} onFinish={send}>
          <TextField {...notice('title')} showCount />
          <TextField {...notice('body')} rows={5} />
          <Button type="primary" htmlType="submit" loading={add.isPending}>
            发布补充公告
          </Button>
          <p className="mt-2 text-12 text-ink-3">公布在项目页，并通知关注和报名的人。</p>
        </Form>
      )}
    </div>
  );
}

interface ItemProps {
  examId: string;
  question: StaffQuestion;
  mayAnswer: boolean;
}

const { body: answerForm } = examQuestionEndpoints['PUT /api/company/examQuestions/:id/answer'];
const answerField = fieldsOf(answerForm);

/** A question with its answer, or the means to answer it. */
function QuestionItem({ examId, question, mayAnswer }: ItemProps) {
  const { id, body, createdAt, answer, answeredAt, answeredBy, isPublic } = question;
  const [editing, setEditing] = useState(false);
  const save = useAction('PUT /api/company/examQuestions/:id/answer', {
    answers: callKey('GET /api/company/exams/:id/questions', { params: { id: examId } }),
    done: '已答复，并通知提问人',
    onSuccess: () => setEditing(false),
  });
  const isOpen = mayAnswer && (editing || answeredAt === null);
  return (
    <li className="px-1 py-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="min-w-0 flex-1 text-14 font-semibold break-words text-ink-1">{body}</b>
        <span className="tabular text-12 text-ink-3">{dayAndTime(createdAt)} 提问</span>
      </p>
      {!isOpen && answeredAt && (
        <div className="mt-2 rounded-ctl bg-fill px-3 py-2 text-14">
          <p className="break-words whitespace-pre-line">{answer}</p>
          <p className="tabular mt-1 text-12 text-ink-3">
            {answeredBy} {dayAndTime(answeredAt)} 答复，{isPublic ? '已公开' : '只有提问人看得到'}
            {mayAnswer && (
              <button type="button" className="link ml-3" onClick={() => setEditing(true)}>
                修改答复
              </button>
            )}
          </p>
        </div>
      )}
      {!isOpen && !answeredAt && <p className="mt-1 text-14 text-warm-ink">等待答复</p>}
      {isOpen && (
        <Form<z.output<typeof answerForm>>
          name={`question-${id}`}
          className="mt-2"
          requiredMark={false}
          initialValues={{ answer, isPublic: answeredAt === null || isPublic }}
          onFinish={(values) => save.send({ params: { id }, body: values })}
        >
          <TextField
            {...answerField('answer')}
            label=""
            aria-label="答复"
            className="mb-2"
            rows={2}
            placeholder="写给所有考生看，不提提问人"
          />
          <div className="flex flex-wrap items-center gap-3">
            <Form.Item name="isPublic" valuePropName="checked" noStyle>
              <Checkbox>公开在项目页</Checkbox>
            </Form.Item>
            <span className="ml-auto flex gap-2">
              {editing && <Button onClick={() => setEditing(false)}>取消</Button>}
              <Button type="primary" htmlType="submit" loading={save.isPending}>
                答复
              </Button>
            </span>
          </div>
        </Form>
      )}
    </li>
  );
}

/** What applicants asked about a project, those that wait first. */
export function QuestionsTab({ exam: { id } }: { exam: OwnExam }) {
  const found = useCall('GET /api/company/exams/:id/questions', { params: { id } });
  const mayAnswer = found.data?.mayAnswer ?? false;
  return (
    <ConsoleList
      label="提问"
      query={found}
      row={(question) => <QuestionItem key={question.id} examId={id} question={question} mayAnswer={mayAnswer} />}
      empty="还没有提问。考生在项目页提问后会通知单位，公开的答复显示在项目页"
    />
  );
}
