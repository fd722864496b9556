import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import type { ResumeSheet } from '#contract/resumes/resume-output.ts';
import type { ResumeTemplate } from '#contract/resumes/resume-templates.ts';
import { call } from '#web/api/browser-call.ts';
import { saveFile } from '#web/features/files/save-file.ts';
import { TemplateChoice } from '#web/features/resume-sheet/template-choice.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Head } from '#web/ui/head.tsx';
import type { Preview } from './load-preview.ts';

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
const SheetView = memo(function SheetView({ sheet }: { sheet: ResumeSheet }) {
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

/** Warns of characters that print as boxes. */
function MissingNote({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <p className="mb-3 rounded-ctl bg-fill px-4 py-3 text-14" role="status">
      字库里没有这些字符，纸面上以方框代替：<b className="text-ink-1">{missing.slice(0, 20).join(' ')}</b>
      。从 PDF 里复制文字时仍是原字；下载 Word 版，可由你的电脑用自己的字体显示。
    </p>
  );
}

/** A printed resume as a school sees it, and what can be done with it. */
export function PreviewPage({ all, resume, template, sheet }: Preview) {
  const [, setParams] = useSearchParams();
  const loading = useNavigation().state === 'loading';
  const show = (next: { id?: string; template?: ResumeTemplate }) =>
    setParams({ id: resume.id, template, ...next }, { replace: true, preventScrollReset: true });
  return (
    <>
      <Head
        title="简历预览"
        act={
          <>
            <ButtonLink size="l" href={paths.resumeVersion(resume.id)}>
              修改
            </ButtonLink>
            <ButtonLink size="l" look="filled" className="lg:hidden" href="#tools">
              换模板与下载
            </ButtonLink>
          </>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_232px]">
        <div className="min-w-0 max-sm:-mx-4" aria-busy={loading || undefined}>
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
            <Button look="text" wide className="mt-2 max-lg:hidden" onClick={() => window.print()}>
              <Printer size={16} aria-hidden />
              打印
            </Button>
          </Card>
        </aside>
      </div>
    </>
  );
}

type Kind = 'pdf' | 'docx';

const keys = { pdf: 'GET /api/resumes/:id/pdf', docx: 'GET /api/resumes/:id/docx' } as const;

/** Creates a file and downloads it; can be cancelled. The client shows failures. */
export function Downloads({ resume, template }: Pick<Preview, 'resume' | 'template'>) {
  const [busy, setBusy] = useState<Kind | null>(null);
  const running = useRef<AbortController>(null);
  const name = useSession(({ jober }) => jober?.name ?? '简历');
  useEffect(() => () => running.current?.abort(), []);
  const save = async (kind: Kind) => {
    const controller = new AbortController();
    running.current = controller;
    setBusy(kind);
    const input = { params: { id: resume.id }, query: { template } };
    const bytes = await call(keys[kind], input, { background: true, signal: controller.signal }).catch(() => null);
    if (bytes) saveFile(`${name}-${resume.name}.${kind}`, bytes);
    setBusy(null);
  };
  return (
    <div className="space-y-2">
      <Button look="filled" wide busy={busy === 'pdf'} disabled={busy !== null} onClick={() => void save('pdf')}>
        {busy !== 'pdf' && <Download size={16} aria-hidden />}
        下载 PDF
      </Button>
      <Button wide busy={busy === 'docx'} disabled={busy !== null} onClick={() => void save('docx')}>
        {busy !== 'docx' && <Download size={16} aria-hidden />}
        下载 Word（docx）
      </Button>
      {busy && (
        <Button look="text" wide onClick={() => running.current?.abort()}>
          取消
        </Button>
      )}
    </div>
  );
}
