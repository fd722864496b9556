import { Button } from 'antd';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { saveFile } from '#web/features/files/save-file.ts';

/** Downloads who comes to the recheck on a day, to be signed on paper. */
export function DayListButton({ examId, day }: { examId: string; day: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const asked = { params: { id: examId }, query: { day } };
    const file = await call('GET /api/company/exams/:id/recheckList.pdf', asked).catch(() => null);
    if (file) saveFile(`资格复审名单-${day}.pdf`, file);
    setBusy(false);
  };
  return (
    <Button icon={<Printer size={14} />} loading={busy} onClick={() => void save()}>
      打印当天名单
    </Button>
  );
}
