import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { saveFile } from '#web/features/files/save-file.ts';
import { useSession } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import type { Preview } from './load-preview.ts';

type Kind = 'pdf' | 'docx';

const keys = { pdf: 'GET /api/resumes/:id/pdf', docx: 'GET /api/resumes/:id/docx' } as const;

/** Creates a file and downloads it; can be cancelled. The client shows failures. */
export function Downloads({ resume, template }: Pick<Preview, 'resume' | 'template'>) {
  const [busy, setBusy] = useState<Kind | null>(null);
  const running = useRef<AbortController>(null);
  const name = useSession(({ jober }) => jober?.name ?? '简历');
  useEffect(() => () => running.current?.abort(), []);
  const save = async (kind: Kind) => {
    const controller = new AbortController();
    running.current = controller;
    setBusy(kind);
    const input = { params: { id: resume.id }, query: { template } };
    const bytes = await call(keys[kind], input, { background: true, signal: controller.signal }).catch(() => null);
    if (bytes) saveFile(`${name}-${resume.name}.${kind}`, bytes);
    setBusy(null);
  };
  return (
    <div className="space-y-2">
      <Button look="filled" wide busy={busy === 'pdf'} disabled={busy !== null} onClick={() => void save('pdf')}>
        {busy !== 'pdf' && <Download size={16} aria-hidden />}
        下载 PDF
      </Button>
      <Button wide busy={busy === 'docx'} disabled={busy !== null} onClick={() => void save('docx')}>
        {busy !== 'docx' && <Download size={16} aria-hidden />}
        下载 Word（docx）
      </Button>
      {busy && (
        <Button look="text" wide onClick={() => running.current?.abort()}>
          取消
        </Button>
      )}
    </div>
  );
}
