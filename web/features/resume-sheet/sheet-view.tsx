import { memo, useId } from 'react';
import type { ResumeSheet } from '#contract/resumes/resume-output.ts';

type SheetPage = ResumeSheet['pages'][number];
type SheetText = SheetPage['texts'][number];

/** Outlines use 1000 units per em. */
const EM = 1000;

/** The glyphs of a line as in the PDF, and over them the same text, transparent, for selection and screen readers. */
function Line({ line, prefix }: { line: SheetText; prefix: string }) {
  const { x, y, size, color, text, width, glyphs } = line;
  return (
    <>
      <g transform={`translate(${x} ${y}) scale(${size / EM} ${-size / EM})`} fill={color} aria-hidden>
        {glyphs.map(([key, at]) => (
          <use key={at} href={`#${prefix}${key}`} x={(at / size) * EM} />
        ))}
      </g>
      <text x={x} y={y} fontSize={size} textLength={width} lengthAdjust="spacingAndGlyphs" fillOpacity={0}>
        {text}
      </text>
    </>
  );
}

function Paper({ page, sheet, label, prefix }: { page: SheetPage; sheet: ResumeSheet; label: string; prefix: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset
    <svg
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      className="sheet-paper w-full max-w-198.5 rounded-[2px] bg-white shadow-float select-text"
      role="group"
      aria-label={label}
      data-testid="sheet-page"
    >
      {page.shapes.map(({ x, y, width, height, fill, stroke }) => (
        <rect
          key={`${x} ${y} ${width}`}
          {...{ x, y, width, height }}
          fill={fill ?? 'none'}
          stroke={stroke ?? undefined}
        />
      ))}
      {page.pictures.map(({ url, ...place }) => (
        <image key={`${place.x} ${place.y}`} {...place} href={url} preserveAspectRatio="xMidYMid slice" />
      ))}
      {page.texts.map((line) => (
        <Line key={`${line.x} ${line.y}`} line={line} prefix={prefix} />
      ))}
    </svg>
  );
}

/**
 * The pages of a resume, line by line as in the PDF: both draw the server's layout. The paper is white in every colour scheme.
 */
export const SheetView = memo(function SheetView({ sheet }: { sheet: ResumeSheet }) {
  const prefix = `g${useId().replace(/\W/g, '')}-`;
  return (
    <div className="sheet-pages relative grid justify-items-center gap-4" data-sheet>
      <svg width="0" height="0" className="absolute" aria-hidden>
        <defs>
          {Object.entries(sheet.outlines).map(([key, path]) => (
            <path key={key} id={prefix + key} d={path} />
          ))}
        </defs>
      </svg>
      {sheet.pages.map((page, index) => (
        <Paper
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
          key={index}
          page={page}
          sheet={sheet}
          prefix={prefix}
          label={`第 ${index + 1} 页，共 ${sheet.pages.length} 页`}
        />
      ))}
    </div>
  );
});
