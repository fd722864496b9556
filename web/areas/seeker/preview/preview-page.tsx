import { clsx } from 'clsx';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import type { ResumeTemplate } from '#contract/resumes/resume-templates.ts';
import { type ResumeContent, type SectionName, sectionNames } from '#contract/resumes/resumes.ts';
import { identities, type Jober } from '#contract/seekers/seeker.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { call } from '#web/api/browser-call.ts';
import { saveFile } from '#web/features/files/save-file.ts';
import { Completeness } from '#web/features/resume/completeness.tsx';
import { foreignSection } from '#web/features/resume/editing/foreign-section.ts';
import { type Entry, orderedSections, sectionOf } from '#web/features/resume/sections.ts';
import { SheetView } from '#web/features/resume-sheet/sheet-view.tsx';
import { TemplateChoice } from '#web/features/resume-sheet/template-choice.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { Preview } from './load-preview.ts';

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

interface Shown {
  key: string;
  when?: string;
  head?: string;
  text?: string;
  note?: string;
}

/** The entries of a section as they are read; 自我评价 is one text. */
function entriesOf(content: ResumeContent, name: SectionName): Shown[] {
  if (name === 'intro') return content.intro ? [{ key: name, note: content.intro }] : [];
  const { putonghua, foreign } = content.languages;
  const spoken = { key: name, head: `普通话${labelOf(putonghuaLevels, putonghua ?? '')}` };
  const list = name === 'languages' ? foreign : content[name];
  const section = name === 'languages' ? foreignSection : sectionOf(name);
  const entries = (list as unknown as Entry[]).map((entry) => ({ key: entry.key, ...section?.look(entry) }));
  return name === 'languages' && putonghua ? [spoken, ...entries] : entries;
}

/** What a school asks a teacher for first, by name; empty where the resume does not say. */
function wantedOf(jober: Jober | null, content: ResumeContent): [name: string, value: string | undefined][] {
  const [certificate] = content.certificates;
  return [
    ['学历', jober ? labelOf(educations, jober.education) : undefined],
    [
      '教师资格证',
      certificate && `${shortOf(certificates, certificate.kind)} ${labelOf(subjects, certificate.subject)}`,
    ],
    ['普通话', labelOf(putonghuaLevels, content.languages.putonghua ?? '')],
    ['到岗', content.arrival],
  ];
}

/** '2025-04 至 今' as it is on paper: '2025.04 – 至今'. */
const onPaper = (when: string) => when.replaceAll('-', '.').replace(' 至 今', ' – 至今').replace(' 至 ', ' – ');

/** On a phone: the resume in the size of a page to read, with what a school asks a teacher for first at its head. */
function Reading({ resume: { content }, className }: Pick<Preview, 'resume'> & { className: string }) {
  const jober = useSession((state) => state.jober);
  if (!jober) return null;
  const asked = wantedOf(jober, content).filter(([, value]) => value);
  const sections = orderedSections(content.order)
    .map((name) => ({ name, entries: entriesOf(content, name) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <article className={clsx('card p-4', className)}>
      <header className="flex items-center gap-4">
        <Avatar name={jober.name} src={jober.avatarUrl} size={56} />
        <div className="min-w-0">
          <p className="text-20 leading-8 font-semibold text-ink-1">{jober.name}</p>
          <p className="text-14 text-ink-2">
            {content.intentions.map(({ title }) => title).join(' / ') || labelOf(identities, jober.identity)}
          </p>
        </div>
      </header>
      <dl className="mt-4 grid grid-cols-2 gap-3 rounded-ctl bg-brand-tint p-3">
        {asked.map(([name, value]) => (
          <div key={name}>
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className="font-semibold text-ink-1">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="tabular mt-3 text-14 break-words text-ink-3">
        {[jober.phone, content.email].filter(Boolean).join(' · ')}
      </p>
      {sections.map(({ name, entries }) => (
        <section key={name} className="mt-5 border-t border-line pt-4">
          <h2 className="text-16">{sectionNames[name]}</h2>
          {entries.map(({ key, when, head, text, note }) => (
            <div key={key} className="mt-3 break-words text-ink-2">
              {head && <p className="font-semibold text-ink-1">{head}</p>}
              {when && <p className="tabular text-14 text-ink-3">{onPaper(when)}</p>}
              {text && <p className="text-14">{text}</p>}
              {note && <p className="mt-1 whitespace-pre-line text-ink-1">{note}</p>}
            </div>
          ))}
        </section>
      ))}
    </article>
  );
}
