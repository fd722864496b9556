import { Button } from 'antd';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { type ExamPaper, examPapers } from '#contract/exams/rooms.ts';
import { call } from '#web/api/browser-call.ts';
import { saveFile } from '#web/features/files/save-file.ts';

interface Props {
  examId: string;
  /** One room; absent for all. */
  roomId?: string;
  small?: boolean;
}

/** Downloads the papers of all rooms, or of one, as PDFs. */
export function PrintButtons({ examId, roomId, small = false }: Props) {
  const [busy, setBusy] = useState<ExamPaper | null>(null);
  const print = async (kind: ExamPaper) => {
    setBusy(kind);
    const query = { kind, ...(roomId ? { roomId } : {}) };
    const file = await call('GET /api/company/exams/:id/papers', { params: { id: examId }, query }).catch(() => null);
    if (file) saveFile(`${examPapers[kind]}.pdf`, file);
    setBusy(null);
  };
  return (Object.keys(examPapers) as ExamPaper[]).map((kind) => (
    <Button
      key={kind}
      size={small ? 'small' : 'medium'}
      icon={<Printer size={14} />}
      loading={busy === kind}
      disabled={busy !== null && busy !== kind}
      onClick={() => void print(kind)}
    >
      {examPapers[kind]}
    </Button>
  ));
}
