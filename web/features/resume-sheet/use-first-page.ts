import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ResumeSheet } from '#contract/resumes/resume-output.ts';
import type { ResumeTemplate } from '#contract/resumes/resume-templates.ts';
import type { Resume } from '#contract/resumes/resumes.ts';
import { call } from '#web/api/browser-call.ts';

/** People go on typing after a save: the page is drawn again once they pause. */
const PAUSE_MS = 1_200;

/**
 * The first page of a printed resume and the number of its pages, drawn again after each save. Asked for once `box` is in
 * sight, so never where it is hidden. A drawing that fails leaves the one before.
 */
export function useFirstPage(
  box: RefObject<HTMLElement | null>,
  { id, revision }: Pick<Resume, 'id' | 'revision'>,
  template: ResumeTemplate,
): { sheet: ResumeSheet; pages: number } | null {
  const [isSeen, setSeen] = useState(false);
  const [drawing, setDrawing] = useState<{ sheet: ResumeSheet; pages: number } | null>(null);
  const drawn = useRef<ResumeTemplate>(null);
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
      const input = { params: { id }, query: { template } };
      const next = await call('GET /api/resumes/:id/sheet', input, {
        background: true,
        quiet: true,
        signal: stop.signal,
      }).catch(() => null);
      if (!next || stop.signal.aborted) return;
      drawn.current = template;
      setDrawing({ sheet: { ...next, pages: next.pages.slice(0, 1) }, pages: next.pages.length });
    };
    const timer = setTimeout(() => void draw(), drawn.current === template ? PAUSE_MS : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isSeen, id, revision, template]);
  return drawing;
}
