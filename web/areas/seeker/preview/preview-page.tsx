import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import type { ResumeTemplate } from '#contract/resumes/resume-templates.ts';
import { Completeness } from '#web/features/resume/completeness.tsx';
import { SheetView } from '#web/features/resume-sheet/sheet-view.tsx';
import { TemplateChoice } from '#web/features/resume-sheet/template-choice.tsx';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Downloads } from './downloads.tsx';
import type { Preview } from './load-preview.ts';
import { Reading } from './reading.tsx';

/** Warns of characters that print as boxes. */
function MissingNote({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <p className="mb-3 rounded-ctl bg-fill px-4 py-3 text-13" role="status">
      字库里没有这些字符，纸面上以方框代替：<b className="text-ink-1">{missing.slice(0, 20).join(' ')}</b>
      。从 PDF 里复制文字时仍是原字；下载 Word 版，可由你的电脑用自己的字体显示。
    </p>
  );
}

/** A printed resume as a school sees it: the paper between what would raise it and what can be done with it. A phone shows it to read; its pages are a press away. */
export function PreviewPage({ all, resume, template, sheet }: Preview) {
  const [asPaper, setAsPaper] = useState(false);
  const [, setParams] = useSearchParams();
  const loading = useNavigation().state === 'loading';
  const show = (next: { id?: string; template?: ResumeTemplate }) =>
    setParams({ id: resume.id, template, ...next }, { replace: true, preventScrollReset: true });
  const change = (
    <ButtonLink look="text" href={paths.resumeVersion(resume.id)}>
      <Pencil size={16} aria-hidden />
      修改
    </ButtonLink>
  );
  return (
    <>
      <h1 className="sr-only">简历预览</h1>
      <div className="sheet-tools card sticky top-2 z-10 mb-4 flex items-center justify-between p-2 lg:hidden">
        <Button look="text" className="sm:hidden" aria-pressed={asPaper} onClick={() => setAsPaper(!asPaper)}>
          <FileText size={16} aria-hidden />
          A4 原样
        </Button>
        {change}
        <a className="btn btn-filled" href="#tools">
          换模板与下载
        </a>
      </div>
      {!asPaper && <Reading resume={resume} className="sm:hidden print:hidden" />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_232px] xl:grid-cols-[232px_minmax(0,1fr)_232px]">
        <aside className="sheet-tools sticky top-4 max-xl:hidden">
          <Completeness resume={resume} page={paths.resumeVersion(resume.id)} />
        </aside>
        <div
          className={`min-w-0 ${asPaper ? 'max-sm:-mx-4' : 'max-sm:hidden print:block!'}`}
          aria-busy={loading || undefined}
        >
          <MissingNote missing={sheet.missing} />
          <section aria-label="简历各页">
            <SheetView sheet={sheet} />
          </section>
        </div>
        <aside id="tools" className="sheet-tools scroll-mt-20 lg:sticky lg:top-4" aria-label="模板与下载">
          <Card space="side" heading="换个样子" aside={`共 ${sheet.pages.length} 页`}>
            <div className="lg:*:grid-cols-2! lg:*:gap-3!">
              <TemplateChoice value={template} onChange={(next) => show({ template: next })} />
            </div>
            <div className="my-4">
              <SelectField
                label="打印哪一份"
                value={resume.id}
                options={all.map(({ id, name, isDefault }) => ({
                  value: id,
                  label: isDefault ? `${name}（默认）` : name,
                }))}
                onChange={(event) => show({ id: event.target.value })}
              />
            </div>
            <Downloads resume={resume} template={template} />
            <p className="mt-2 flex justify-between max-lg:hidden">
              {change}
              <Button look="text" onClick={() => window.print()}>
                <Printer size={16} aria-hidden />
                打印
              </Button>
            </p>
          </Card>
        </aside>
      </div>
    </>
  );
}
