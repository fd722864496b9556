import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Preview } from './load-preview.ts';
import { Reading } from './reading.tsx';
import { SheetPart } from './sheet-part.tsx';

/** A printed resume by itself, as a school sees it, with its few acts at hand above. A phone shows it to read; its pages are a press away. */
export function SheetAlonePage({ resume, template, sheet }: Preview) {
  const [asPaper, setAsPaper] = useState(false);
  return (
    <>
      <h1 className="sr-only">简历预览</h1>
      <div className="sheet-tools sticky top-2 z-10 mx-auto mb-4 flex w-fit max-w-full items-center gap-2 rounded-card border border-line bg-raised p-2 shadow-float">
        <p className="px-2 text-13 text-ink-3 max-sm:hidden">
          {resume.name}，{sheet.pages.length} 页
        </p>
        <Button look="text" className="sm:hidden" aria-pressed={asPaper} onClick={() => setAsPaper(!asPaper)}>
          <FileText size={16} aria-hidden />
          A4 原样
        </Button>
        <ButtonLink look="text" href={paths.resumeVersion(resume.id)}>
          <Pencil size={16} aria-hidden />
          修改
        </ButtonLink>
        <Button look="text" className="max-sm:hidden" onClick={() => window.print()}>
          <Printer size={16} aria-hidden />
          打印
        </Button>
        <ButtonLink look="filled" href={paths.resumeSheet({ id: resume.id, template })}>
          换模板与下载
        </ButtonLink>
      </div>
      {!asPaper && <Reading resume={resume} className="sm:hidden print:hidden" />}
      <div className={asPaper ? undefined : 'max-sm:hidden print:block!'}>
        <SheetPart sheet={sheet} large={false} />
      </div>
    </>
  );
}
