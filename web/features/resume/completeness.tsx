import { openGaps, type ResumeGap } from '#contract/resumes/resume-gaps.ts';
import type { Resume } from '#contract/resumes/resumes.ts';
import { paths } from '#web/paths.ts';

const VISIBLE_ITEMS = 4;

const Gap = ({ gap: { section, label, gain } }: { gap: Resume['missing'][number] }) => (
  <a href={`#${section}`} className="flex min-h-11 items-center gap-3 text-ink-1 hover:text-brand">
    <span className="min-w-0 flex-1">{label}</span>
    <span className="tabular font-semibold text-ok-ink">+{gain}%</span>
    <span className="i i-down -rotate-90 text-ink-3" aria-hidden />
  </a>
);

/** Where a gap is explained; this address opens the explanation. */
export const gapAnchor = ({ from }: ResumeGap) => `gap-${from}`;

/** How complete the resume is, and the step to take now; the rest on demand. */
export function Completeness({ resume }: { resume: Resume }) {
  const { id, completeness, content, missing } = resume;
  // Schools ask about a gap before anything else.
  const gap = openGaps(content, new Date())[0];
  const shown = missing.slice(0, VISIBLE_ITEMS);
  const [first] = shown;
  const others = gap ? shown : shown.slice(1);
  const step = gap
    ? { title: `说明 ${gap.months} 个月的空档`, text: `${gap.from} 至 ${gap.to}`, href: `#${gapAnchor(gap)}` }
    : first && {
        title: first.label,
        text: `下一步，补上再加 ${first.gain}%`,
        href: `#${first.section}`,
      };
  const { title, text } = step ?? { title: '都填好了', text: '可以放心投递' };
  return (
    <section className="mt-4 border-t border-line pt-4" aria-label="完整度与预览">
      <div className="flex items-center gap-3">
        <b className="num text-28 leading-9">
          <span className="sr-only">简历完整度 </span>
          {completeness}%
        </b>
        <p className={`min-w-0 flex-1 text-14 ${gap ? 'text-warm-ink' : 'text-ink-3'}`}>
          <b className="block text-20 leading-7 font-semibold text-ink-1">{title}</b>
          {text}
        </p>
        <a
          className={step ? 'btn btn-filled flex-none' : 'btn btn-outline flex-none'}
          href={step?.href ?? paths.resumeSheet({ id })}
        >
          {gap ? '写说明' : step ? '现在补' : '预览'}
        </a>
      </div>
      {others.length > 0 && (
        <details className="group mt-2 -mb-3 text-14">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between border-t border-line text-14 text-ink-3">
            另有 {missing.length - (gap ? 0 : 1)} 项可补
            <span className="i i-down group-open:rotate-180" aria-hidden />
          </summary>
          {others.map((other) => (
            <Gap key={other.section + other.label} gap={other} />
          ))}
        </details>
      )}
    </section>
  );
}
