import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useEffect, useState } from 'react';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import type { Jober } from '#contract/seekers/seeker.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';

const ImportDialog = lazyPart(() => import('./import-dialog.tsx'), 'ImportDialog');

interface Props {
  jober: Jober;
  content: ResumeContent;
  onTake(part: Partial<ResumeContent>): void;
  /** What the resume itself is had as; nothing before it is begun. */
  children?: ReactNode;
}

/** The resume as a file: had from here, and imported as a draft that the person checks. */
export function ImportCard({ jober, content, onTake, children }: Props) {
  const [open, setOpen] = useState(false);
  // Linked to from the first steps.
  useEffect(() => setOpen(location.hash === '#import'), []);
  return (
    <Section title={children ? '导出与导入' : '导入已有的简历'} note="支持 PDF 和 Word（docx），逐项确认后才写入简历">
      <div className="flex flex-wrap gap-3">
        {children}
        <Button look={children ? 'outline' : 'tint'} onClick={() => setOpen(true)}>
          <Upload size={16} aria-hidden />
          从文件导入成草稿
        </Button>
      </div>
      {open && <ImportDialog jober={jober} content={content} onTake={onTake} onClose={() => setOpen(false)} />}
    </Section>
  );
}
