import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { call } from '#web/api/browser-call.ts';
import { saveFile } from '#web/features/files/save-file.ts';

/** Downloads the frozen resume; the copy states who downloaded it and when, and the seeker sees the view. */
export function PdfButton({ id, snapshot }: { id: string; snapshot: ResumeSnapshot }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const bytes = await call('GET /api/company/deliveries/:id/resume.pdf', { params: { id } }).catch(() => null);
    if (bytes) saveFile(`${snapshot.jober.name}-${snapshot.resumeName}.pdf`, bytes);
    setBusy(false);
  };
  return (
    <Button className="mb-3" icon={<Download size={16} />} loading={busy} onClick={() => void save()}>
      下载 PDF（带水印）
    </Button>
  );
}
