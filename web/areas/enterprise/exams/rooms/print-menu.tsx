import { Button, Dropdown } from 'antd';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { type ExamPaper, examPapers } from '#contract/exams/rooms.ts';
import { call } from '#web/api/browser-call.ts';
import { saveFile } from '#web/features/files/save-file.ts';

interface Props {
  examId: string;
  /** One room; absent for all. */
  roomId?: string;
}

/** Downloads the papers of all rooms, or of one, as PDFs. */
export function PrintMenu({ examId, roomId }: Props) {
  const [busy, setBusy] = useState(false);
  const print = async (kind: ExamPaper) => {
    setBusy(true);
    const query = { kind, ...(roomId ? { roomId } : {}) };
    const file = await call('GET /api/company/exams/:id/papers', { params: { id: examId }, query }).catch(() => null);
    if (file) saveFile(`${examPapers[kind]}.pdf`, file);
    setBusy(false);
  };
  return (
    <Dropdown
      trigger={['click']}
      disabled={busy}
      menu={{
        items: Object.entries(examPapers).map(([key, label]) => ({ key, label })),
        onClick: ({ key }) => void print(key as ExamPaper),
      }}
    >
      <Button size={roomId ? 'small' : 'medium'} icon={<Printer size={14} aria-hidden />} loading={busy}>
        {roomId ? '打印本考场' : '打印全部考场'}
      </Button>
    </Dropdown>
  );
}
