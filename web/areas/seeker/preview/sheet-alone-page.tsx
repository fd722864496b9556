import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { TemplateChoice } from '#web/features/resume-sheet/template-choice.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProgressRing } from '#web/ui/progress.tsx';
import type { Preview } from './load-preview.ts';
import { Reading, wantedOf } from './reading.tsx';
import { SheetPart } from './sheet-part.tsx';

/** Beside the paper: what a school looks for first, as it finds it there, and how complete the whole is. */
function FirstLook({ resume }: Pick<Preview, 'resume'>) {
  const jober = useSession((state) => state.jober);
  const { id, content, completeness, missing } = resume;
  const [next] = missing;
  return (
    <Card space="side" heading="学校先看这几项">
      <dl className="divide-y divide-line">
        {wantedOf(jober, content).map(([name, value]) => (
          <div key={name} className="py-2.5">
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className={value ? 'text-16 font-semibold text-ink-1' : 'text-16 text-warm-ink'}>
              {value || '没有写'}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex items-center gap-3 border-t border-line pt-4">
        <ProgressRing value={completeness / 100} label="简历完整度" size={56}>
          <span className="text-14">{completeness}%</span>
        </ProgressRing>
        <p className="min-w-0 text-13 text-ink-3">
          {next ? `还有 ${missing.length} 项可补` : '都填好了'}
          {next && (
            <a className="link block" href={`${paths.resumeVersion(id)}#${next.section}`}>
              {next.label}，加 {next.gain}%
            </a>
          )}
        </p>
      </div>
    </Card>
  );
}

/** A printed resume as a school sees it: the paper between what it says at a glance and what can be done with it. A phone shows it to read; its pages are a press away. */
export function SheetAlonePage({ resume, template, sheet }: Preview) {
  const [asPaper, setAsPaper] = useState(false);
  const [, setParams] = useSearchParams();
  const print = (
    <Button look="text" className="max-sm:hidden" onClick={() => window.print()}>
      <Printer size={16} aria-hidden />
      打印
    </Button>
  );
  const change = (
    <ButtonLink look="text" href={paths.resumeVersion(resume.id)}>
      <Pencil size={16} aria-hidden />
      修改
    </ButtonLink>
  );
  const sheetPath = paths.resumeSheet({ id: resume.id, template });
  return (
    <>
      <h1 className="sr-only">简历预览</h1>
      <div className="sheet-tools sticky top-2 z-10 mx-auto mb-4 flex w-fit max-w-full items-center gap-2 rounded-card border border-line bg-raised p-2 shadow-float lg:hidden">
        <Button look="text" className="sm:hidden" aria-pressed={asPaper} onClick={() => setAsPaper(!asPaper)}>
          <FileText size={16} aria-hidden />
          A4 原样
        </Button>
        {change}
        {print}
        <ButtonLink look="filled" href={sheetPath}>
          换模板与下载
        </ButtonLink>
      </div>
      {!asPaper && <Reading resume={resume} className="sm:hidden print:hidden" />}
      <div
        className={`grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,720px)_minmax(0,1fr)] ${asPaper ? '' : 'max-sm:hidden print:block!'}`}
      >
        <aside className="sheet-tools sticky top-4 max-lg:hidden" aria-label="一眼看到的">
          <FirstLook resume={resume} />
        </aside>
        <div className="min-w-0">
          <SheetPart sheet={sheet} large={false} />
        </div>
        <aside className="sheet-tools sticky top-4 max-lg:hidden" aria-label="模板与下载">
          <Card space="side" heading="换个样子" aside={`共 ${sheet.pages.length} 页`}>
            <div className="*:grid-cols-2! *:gap-3!">
              <TemplateChoice
                value={template}
                onChange={(next) =>
                  setParams({ id: resume.id, template: next }, { replace: true, preventScrollReset: true })
                }
              />
            </div>
            <ButtonLink look="filled" wide className="mt-4" href={sheetPath}>
              <Download size={16} aria-hidden />
              下载 PDF 或 Word
            </ButtonLink>
            <p className="mt-2 flex justify-between">
              {change}
              {print}
            </p>
            <p className="mt-2 border-t border-line pt-3 text-12 text-ink-3">
              {resume.name}。已投递的是快照，不随这里改变
            </p>
          </Card>
        </aside>
      </div>
    </>
  );
}
