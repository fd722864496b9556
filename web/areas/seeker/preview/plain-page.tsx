import { SheetView } from '#web/features/resume-sheet/sheet-view.tsx';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Preview } from './load-preview.ts';
import { MissingNote } from './preview-page.tsx';

/** The pages alone, as a school will read them. */
export function PlainPage({ resume, template, sheet }: Preview) {
  return (
    <div className="mx-auto max-w-200 space-y-3">
      <div className="sheet-tools flex flex-wrap items-center gap-2">
        <h1 className="min-w-0 flex-1 truncate text-16 font-semibold text-ink-1">{resume.name}</h1>
        <Button onClick={() => window.print()}>打印</Button>
        <ButtonLink look="filled" href={paths.resumeSheet({ id: resume.id, template })}>
          换模板与下载
        </ButtonLink>
      </div>
      <MissingNote missing={sheet.missing} />
      <SheetView sheet={sheet} />
    </div>
  );
}
