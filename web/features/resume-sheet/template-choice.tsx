import type { ReactNode } from 'react';
import { type ResumeTemplate, resumeTemplates } from '#contract/resumes/resume-templates.ts';

const line = (x: number, y: number, width: number, height = 2) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={0.5} />
);
const lines = (x: number, width: number, from: number) =>
  [from, from + 5, from + 10].map((y, index) => line(x, y, width - index * 4));

/** Thumbnails of the templates. */
const drawings: Record<ResumeTemplate, ReactNode> = {
  plain: (
    <>
      <g className="fill-ink-3">{line(6, 8, 16, 4)}</g>
      <g className="fill-brand">{[line(6, 18, 10), line(6, 38, 10)]}</g>
      <g className="fill-line-strong">{[...lines(6, 36, 23), ...lines(6, 36, 43)]}</g>
    </>
  ),
  academic: (
    <>
      <g className="fill-ink-3">{[line(16, 8, 16, 4), line(19, 18, 10), line(19, 38, 10)]}</g>
      <g className="fill-line-strong">{[line(6, 23, 8), line(6, 43, 8), ...lines(17, 25, 23), ...lines(17, 25, 43)]}</g>
    </>
  ),
  columns: (
    <>
      <rect width="15" height="64" className="fill-ok-tint" />
      <g className="fill-ok">{[line(4, 8, 8, 4), line(20, 8, 10), line(20, 32, 10)]}</g>
      <g className="fill-line-strong">{[...lines(4, 9, 18), ...lines(20, 24, 14), ...lines(20, 24, 38)]}</g>
    </>
  ),
  steady: (
    <>
      <rect width="48" height="14" className="fill-ink-2" />
      <g className="fill-ink-2">{[line(6, 20, 10, 3), line(6, 40, 10, 3)]}</g>
      <g className="fill-line-strong">{[...lines(6, 36, 26), ...lines(6, 36, 46)]}</g>
    </>
  ),
};

interface Props {
  value: ResumeTemplate;
  onChange(template: ResumeTemplate): void;
}

/** The four templates to choose from, as thumbnails. */
export function TemplateChoice({ value, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its legend and border along
    <div role="group" aria-label="模板" className="grid grid-cols-4 gap-2">
      {(Object.keys(resumeTemplates) as ResumeTemplate[]).map((template) => (
        <button
          key={template}
          type="button"
          aria-pressed={template === value}
          className="group grid min-w-0 cursor-pointer justify-items-center gap-1 text-12 text-ink-2 aria-pressed:font-semibold aria-pressed:text-brand"
          onClick={() => onChange(template)}
        >
          <svg
            viewBox="0 0 48 64"
            className="paper w-full max-w-16 rounded-tag border border-line bg-surface group-aria-pressed:border-brand group-aria-pressed:ring-1 group-aria-pressed:ring-brand"
            aria-hidden
          >
            {drawings[template]}
          </svg>
          {resumeTemplates[template]}
        </button>
      ))}
    </div>
  );
}
