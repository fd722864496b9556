import { Button, Dropdown } from 'antd';
import { Archive, Printer } from 'lucide-react';
import { call } from '#web/api/browser-call.ts';
import { saveFile } from '#web/features/files/save-file.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { type ExamPaper, examPapers } from '../../../contract/rooms.ts';

/** The archive of a project that has ended. */
export function ArchiveButton({ examId, title }: { examId: string; title: string }) {
  const { busy, save } = useSaving();
  const load = () => call('GET /api/company/exams/:id/archive.zip', { params: { id: examId } });
  return (
    <Button icon={<Archive size={14} />} loading={busy} onClick={() => void save(`${title}归档包.zip`, load())}>
      归档包
    </Button>
  );
}

/** Who comes to the recheck on a day, to be signed on paper. */
export function DayListButton({ examId, day }: { examId: string; day: string }) {
  const { busy, save } = useSaving();
  const load = () => call('GET /api/company/exams/:id/recheckList.pdf', { params: { id: examId }, query: { day } });
  return (
    <Button icon={<Printer size={14} />} loading={busy} onClick={() => void save(`资格复审名单-${day}.pdf`, load())}>
      打印当天名单
    </Button>
  );
}

/** The papers of one room, or of all of them. */
export function PrintMenu({ examId, roomId }: { examId: string; roomId?: string }) {
  const { busy, save } = useSaving();
  const load = (kind: ExamPaper) =>
    call('GET /api/company/exams/:id/papers', {
      params: { id: examId },
      query: { kind, ...(roomId ? { roomId } : {}) },
    });
  return (
    <Dropdown
      trigger={['click']}
      disabled={busy}
      menu={{
        items: Object.entries(examPapers).map(([key, label]) => ({ key, label })),
        onClick: ({ key }) => void save(`${examPapers[key as ExamPaper]}.pdf`, load(key as ExamPaper)),
      }}
    >
      <Button size={roomId ? 'small' : 'medium'} icon={<Printer size={14} aria-hidden />} loading={busy}>
        {roomId ? '打印本考场' : '打印全部考场'}
      </Button>
    </Dropdown>
  );
}

/** Saves what a call answers as a file. A call that failed has said so. */
export function useSaving() {
  const { busy, run } = useBusy();
  const save = (name: string, asked: Promise<Blob>) => {
    const found = asked.catch(() => null);
    return run(async () => {
      const file = await found;
      if (file) saveFile(name, file);
    });
  };
  return { busy, save };
}
