import { Button } from 'antd';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { saveFile } from '#web/features/files/save-file.ts';

/** Downloads the archive of a project that has ended. */
export function ArchiveButton({ examId, title }: { examId: string; title: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const file = await call('GET /api/company/exams/:id/archive.zip', { params: { id: examId } }).catch(() => null);
    if (file) saveFile(`${title}归档包.zip`, file);
    setBusy(false);
  };
  return (
    <Button icon={<Archive size={14} />} loading={busy} onClick={() => void save()}>
      归档包
    </Button>
  );
}
