import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { privacyLevels } from '#contract/identity/account-words.ts';
import type { ResumeSheet } from '#contract/resumes/resume-output.ts';
import { defaultTemplate } from '#contract/resumes/resume-templates.ts';
import type { Resume } from '#contract/resumes/resumes.ts';
import type { Jober } from '#contract/seekers/seeker.ts';
import { call } from '#web/api/browser-call.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SheetView } from './sheet-view.tsx';

interface Props {
  resume: Resume;
  jober: Jober;
  /** Saves input before the preview opens. */
  beforeLeaving(): Promise<void>;
}

/** Beside the editor: the first page as a school reads it, and who may read it. */
export function PrintCard({ resume, jober, beforeLeaving }: Props) {
  const navigate = useNavigate();
  const box = useRef<HTMLButtonElement>(null);
  const drawing = useFirstPage(box, resume);
  const open = () =>
    void beforeLeaving()
      .then(() => navigate(paths.resumeSheet({ id: resume.id })))
      .catch(() => undefined);
  return (
    <Card space="side" heading="学校看到的样子" aside={drawing && `共 ${drawing.pages} 页`}>
      <button
        ref={box}
        type="button"
        tabIndex={-1}
        aria-hidden
        className="relative block aspect-[210/297] w-full cursor-pointer overflow-hidden origin-right rounded-ctl border border-line bg-white transition-transform hover:z-20 hover:scale-175 hover:border-brand-line hover:shadow-float max-lg:hidden print:hidden in-[.m-resume]:hidden"
        onClick={open}
      >
        {drawing && <SheetView sheet={drawing.sheet} />}
      </button>
      <Button wide className="mt-3" onClick={open}>
        预览 A4 与下载
      </Button>
      <p className="mt-3 flex justify-between border-t border-line pt-3 text-14 text-ink-3 in-[.m-resume]:hidden">
        <span>
          谁能看到 <b className="ml-1 font-semibold text-ink-1">{privacyLevels[jober.privacy]}</b>
        </span>
        <a className="link" href={paths.homePage()}>
          修改
        </a>
      </p>
    </Card>
  );
}

/** People go on typing after a save: the page is drawn again once they pause. */
const PAUSE_MS = 1_200;

/**
 * The first page of a printed resume and the number of its pages, drawn again after each save. Asked for once `box` is in
 * sight, so never where it is hidden. A drawing that fails leaves the one before.
 */
function useFirstPage(
  box: RefObject<HTMLElement | null>,
  { id, revision }: Pick<Resume, 'id' | 'revision'>,
): { sheet: ResumeSheet; pages: number } | null {
  const [isSeen, setSeen] = useState(false);
  const [drawing, setDrawing] = useState<{ sheet: ResumeSheet; pages: number } | null>(null);
  const isDrawn = useRef(false);
  useEffect(() => {
    if (!box.current) return;
    const watch = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && setSeen(true));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision is drawn anew
  useEffect(() => {
    if (!isSeen) return;
    const stop = new AbortController();
    const draw = async () => {
      const input = { params: { id }, query: { template: defaultTemplate } };
      const next = await call('GET /api/resumes/:id/sheet', input, {
        background: true,
        quiet: true,
        signal: stop.signal,
      }).catch(() => null);
      if (!next || stop.signal.aborted) return;
      isDrawn.current = true;
      setDrawing({ sheet: { ...next, pages: next.pages.slice(0, 1) }, pages: next.pages.length });
    };
    const timer = setTimeout(() => void draw(), isDrawn.current ? PAUSE_MS : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isSeen, id, revision]);
  return drawing;
}
