import { App, Button } from 'antd';
import { FileText } from 'lucide-react';
import { acceptText, fileKinds, weightText } from '#contract/files/file-kinds.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { DropZone } from '#web/features/files/drop-zone.tsx';
import type { OwnExam } from '../../../contract/company-exams.ts';
import { mostAttachments } from '../../../contract/exam-shapes.ts';
import { mayDo } from '../../../contract/staff-roles.ts';
import { examKey } from './exam-calls.ts';

/** Files beside the announcement: order forms, samples of certificates, catalogues. Each change is saved at once. */
export function AttachmentsTab({ exam: { id, attachments, status, role } }: { exam: OwnExam }) {
  const { modal } = App.useApp();
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
    modal.confirm({
      title: `撤下“${file.name}”？`,
      content: '会生成补充公告，并通知关注和报名的人。',
      okText: '撤下',
      cancelText: '取消',
      onOk: () => send(rest),
    });
  };
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <div>
        {attachments.length === 0 ? (
          <p className="py-4 text-14 text-ink-3">还没有附件。岗位表不用传，项目页可以直接下载。</p>
        ) : (
          <ul className="divide-y divide-line" aria-label="附件">
            {attachments.map((file) => (
              <li key={file.id} className="flex items-center gap-3 py-2.5 text-14">
                <FileText size={16} className="flex-none text-brand" aria-hidden />
                <a
                  className="min-w-0 flex-1 break-words text-ink-1 hover:text-brand"
                  href={file.url}
                  download={file.name}
                >
                  {file.name}
                </a>
                <span className="tabular text-12 text-ink-3">{weightText(file.size)}</span>
                {isOpen && (
                  <Button size="small" disabled={save.isPending} onClick={() => remove(file)}>
                    撤下
                  </Button>
                )}
              </li>
            ))}
          </ul>
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
