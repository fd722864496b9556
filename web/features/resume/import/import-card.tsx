import Upload from 'lucide-react/icons/upload';
import { useEffect, useState } from 'react';
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
  /** Nothing else is in the resume yet. */
  isFirst: boolean;
}

/** A resume in a file, imported as a draft that the person checks. */
export function ImportCard({ jober, content, onTake, isFirst }: Props) {
  const [open, setOpen] = useState(false);
  // Linked to from the first steps.
  useEffect(() => setOpen(location.hash === '#import'), []);
  return (
    <Section title="导入" note="支持 PDF 和 Word（docx），逐项确认后才写入简历">
      <Button look={isFirst ? 'filled' : 'outline'} onClick={() => setOpen(true)}>
        <Upload size={16} aria-hidden />
        从文件导入成草稿
      </Button>
      {open && <ImportDialog jober={jober} content={content} onTake={onTake} onClose={() => setOpen(false)} />}
    </Section>
  );
}
