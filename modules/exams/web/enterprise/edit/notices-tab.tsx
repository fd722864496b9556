import { Button, Form, Input } from 'antd';
import { useAction } from '#web/features/calls/use-action.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import type { OwnExam } from '../../../contract/company-exams.ts';
import { mayDo } from '../../../contract/staff-roles.ts';
import { examKey } from './exam-calls.ts';

interface Fields {
  title: string;
  body: string;
}

/** 补充公告 of a project, and a new one. */
export function NoticesTab({ exam }: { exam: OwnExam }) {
  const [form] = Form.useForm<Fields>();
  const add = useAction('POST /api/company/exams/:id/notices', {
    answers: examKey(exam.id),
    opened: exam.notices.length,
  });
  const send = async (body: Fields) => {
    const saved = await add.send({ params: { id: exam.id }, body });
    if (saved) form.resetFields();
  };
  return (
    <div className="grid gap-8 xl:grid-cols-2">
      <div>
        {exam.notices.length === 0 ? (
          <p className="py-4 text-14 text-ink-3">还没有补充公告。发布后修改时间会自动生成一条。</p>
        ) : (
          <ul className="divide-y divide-line">
            {exam.notices.map(({ id, title, body, at }) => (
              <li key={id} className="py-3 text-14 first:pt-0">
                <p className="flex gap-3">
                  <b className="min-w-0 flex-1 text-14 font-semibold text-ink-1">{title}</b>
                  <span className="tabular text-ink-3">{dayAndTime(at)}</span>
                </p>
                <p className="mt-1 whitespace-pre-line">{body}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
      {exam.status === 'published' && mayDo(exam.role, 'edit') && (
        <Form form={form} name="exam-notice" layout="vertical" requiredMark={false} onFinish={send}>
          <Form.Item name="title" label="标题" rules={[{ required: true, min: 4, message: '标题至少 4 个字' }]}>
            <Input maxLength={60} showCount />
          </Form.Item>
          <Form.Item name="body" label="内容" rules={[{ required: true, min: 4, message: '内容至少 4 个字' }]}>
            <Input.TextArea rows={5} maxLength={2000} showCount />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={add.isPending}>
            发布补充公告
          </Button>
          <p className="mt-2 text-12 text-ink-3">公布在项目页，并通知关注和报名的人。</p>
        </Form>
      )}
    </div>
  );
}
