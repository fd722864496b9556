import { Button, Dropdown } from 'antd';
import { Archive, Printer } from 'lucide-react';
import { saveFile } from '#web/features/files/save-file.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { type ExamPaper, examPapers } from '../../../contract/rooms.ts';

/** The archive of a project that has ended. */
export function ArchiveButton({ examId, title }: { examId: string; title: string }) {
  const { send, isPending } = useAction('GET /api/company/exams/:id/archive.zip', {
    onSuccess: (file) => saveFile(`${title}归档包.zip`, file),
  });
  return (
    <Button icon={<Archive size={14} />} loading={isPending} onClick={() => void send({ params: { id: examId } })}>
      归档包
    </Button>
  );
}

/** Who comes to the recheck on a day, to be signed on paper. */
export function DayListButton({ examId, day }: { examId: string; day: string }) {
  const { send, isPending } = useAction('GET /api/company/exams/:id/recheckList.pdf', {
    onSuccess: (file) => saveFile(`资格复审名单-${day}.pdf`, file),
  });
  const input = { params: { id: examId }, query: { day } };
  return (
    <Button icon={<Printer size={14} />} loading={isPending} onClick={() => void send(input)}>
      打印当天名单
    </Button>
  );
}

/** The papers of one room, or of all of them. */
export function PrintMenu({ examId, roomId }: { examId: string; roomId?: string }) {
  const { send, isPending } = useAction('GET /api/company/exams/:id/papers', {
    onSuccess: (file, { query }) => saveFile(`${examPapers[query.kind]}.pdf`, file),
  });
  const print = (kind: ExamPaper) => send({ params: { id: examId }, query: { kind, ...(roomId ? { roomId } : {}) } });
  return (
    <Dropdown
      trigger={['click']}
      disabled={isPending}
      menu={{
        items: Object.entries(examPapers).map(([key, label]) => ({ key, label })),
        onClick: ({ key }) => void print(key as ExamPaper),
      }}
    >
      <Button size={roomId ? 'small' : 'medium'} icon={<Printer size={14} aria-hidden />} loading={isPending}>
        {roomId ? '打印本考场' : '打印全部考场'}
      </Button>
    </Dropdown>
  );
}
