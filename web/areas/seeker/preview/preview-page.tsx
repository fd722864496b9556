import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { ResumeTemplate } from '#contract/resumes/resume-templates.ts';
import { TemplateChoice } from '#web/features/resume-sheet/template-choice.tsx';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Downloads } from './downloads.tsx';
import type { Preview } from './load-preview.ts';
import { SheetPart, ZoomButton } from './sheet-part.tsx';

/** Warns of characters that print as boxes. */
function MissingNote({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <p className="rounded-ctl bg-fill px-4 py-3 text-13" role="status">
      字库里没有这些字符，纸面上以方框代替：<b className="text-ink-1">{missing.slice(0, 20).join(' ')}</b>
      。从 PDF 里复制文字时仍是原字；下载 Word 版，可由你的电脑用自己的字体显示。
    </p>
  );
}

/** A printed resume: version, template, and downloads. */
export function PreviewPage({ all, resume, template, sheet }: Preview) {
  const navigate = useNavigate();
  const [large, setLarge] = useState(false);
  const loading = useNavigation().state === 'loading';
  const show = (next: { id?: string; template?: ResumeTemplate }) =>
    void navigate(paths.resumeSheet({ id: resume.id, template, ...next }), { replace: true, preventScrollReset: true });
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,794px)_minmax(280px,1fr)] xl:gap-8">
      <aside className="sheet-tools card space-y-5 p-5 max-sm:p-4 lg:sticky lg:top-4 lg:order-1">
        <div className="flex items-baseline justify-between">
          <h1 className="text-18">简历预览</h1>
          <span className="text-13 text-ink-3">共 {sheet.pages.length} 页</span>
        </div>
        <TemplateChoice value={template} onChange={(next) => show({ template: next })} />
        <SelectField
          label="打印哪一份"
          value={resume.id}
          options={all.map(({ id, name, isDefault }) => ({ value: id, label: isDefault ? `${name}（默认）` : name }))}
          onChange={(event) => show({ id: event.target.value })}
        />
        <Downloads resume={resume} template={template} />
        <div className="flex justify-between border-t border-line pt-2">
          <ButtonLink look="text" href={paths.resumeVersion(resume.id)}>
            <Pencil size={16} aria-hidden />
            修改这份简历
          </ButtonLink>
          <Button look="text" className="max-sm:hidden" onClick={() => window.print()}>
            <Printer size={16} aria-hidden />
            打印
          </Button>
          <ZoomButton large={large} onTurn={setLarge} />
        </div>
        <p className="text-12 text-ink-3">屏幕、PDF 和打印出来的每一行都相同。已投递的是快照，不随这里改变。</p>
      </aside>
      <div className="min-w-0 space-y-3" aria-busy={loading || undefined}>
        <MissingNote missing={sheet.missing} />
        <SheetPart sheet={sheet} large={large} />
      </div>
    </div>
  );
}
