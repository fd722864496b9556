import Maximize2 from 'lucide-react/icons/maximize-2';
import Minimize2 from 'lucide-react/icons/minimize-2';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { SheetView } from '#web/features/resume-sheet/sheet-view.tsx';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Preview } from './load-preview.ts';

/** Two pages lie beside each other where there is room. */
const spread = 'lg:[&_.sheet-pages:has(>:nth-child(3))]:grid-cols-2';

/** A printed resume by itself, as a school sees it, with its few acts at hand above. */
export function SheetAlonePage({ resume, template, sheet }: Preview) {
  const [large, setLarge] = useState(true);
  const Size = large ? Minimize2 : Maximize2;
  return (
    <>
      <h1 className="sr-only">简历预览</h1>
      <div className="sheet-tools sticky top-2 z-10 mx-auto mb-4 flex w-fit max-w-full items-center gap-2 rounded-card border border-line bg-raised p-2 shadow-float">
        <p className="px-2 text-13 text-ink-3 max-sm:hidden">
          {resume.name}，{sheet.pages.length} 页
        </p>
        <Button look="text" className="sm:hidden" aria-pressed={large} onClick={() => setLarge(!large)}>
          <Size size={16} aria-hidden />
          {large ? '看整页' : '放大'}
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
      <section
        aria-label="简历各页"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
        tabIndex={0}
        className={
          large
            ? `max-sm:overflow-x-auto max-sm:[&>*]:w-150 ${spread}`
            : `max-sm:-mx-4 max-sm:overflow-hidden max-sm:[&_.sheet-paper]:w-[114%] max-sm:[&_.sheet-paper]:max-w-none ${spread}`
        }
      >
        <SheetView sheet={sheet} />
      </section>
    </>
  );
}
