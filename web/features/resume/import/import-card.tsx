import Upload from 'lucide-react/icons/upload';
import { useEffect, useState } from 'react';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import type { Jober } from '#contract/seekers/seeker.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const ImportDialog = lazyPart(() => import('./import-dialog.tsx').then(({ ImportDialog }) => ImportDialog));

interface Props {
  jober: Jober;
  content: ResumeContent;
  onTake(part: Partial<ResumeContent>): void;
}

/** Imports a file as a draft that the person checks. */
export function ImportCard({ jober, content, onTake }: Props) {
  const [open, setOpen] = useState(false);
  // Linked to from the first steps.
  useEffect(() => setOpen(location.hash === '#import'), []);
  return (
    <Card space="side" heading="导入">
      <Button wide onClick={() => setOpen(true)}>
        <Upload size={16} aria-hidden />
        从文件导入成草稿
      </Button>
      <p className="mt-2 text-12 text-ink-3">支持 PDF 和 Word（docx），逐项确认后才写入简历。</p>
      {open && <ImportDialog jober={jober} content={content} onTake={onTake} onClose={() => setOpen(false)} />}
    </Card>
  );
}
