import Keyboard from 'lucide-react/icons/keyboard';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Resume, type ResumeContent, type SectionName, sectionNames } from '#contract/resumes/resumes.ts';
import type { Jober } from '#contract/seekers/seeker.ts';
import { useCurrentHeading } from '#web/features/contents/use-current-heading.ts';
import { PrintCard } from '#web/features/resume-sheet/print-card.tsx';
import { resumeDrafts, type SelfCheckDraft } from '#web/features/self-check/resume-drafts.ts';
import { useStateOf } from '#web/rendering/use-state-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Completeness } from './completeness.tsx';
import { ConflictPanel } from './editing/conflict-panel.tsx';
import { ResumeFiles } from './editing/file-field.tsx';
import { SaveStatus } from './editing/save-status.tsx';
import { Sortable } from './editing/sortable.tsx';
import { useResume } from './editing/use-resume.ts';
import { GapWarnings } from './gap-warnings.tsx';
import { ImportCard } from './import/import-card.tsx';
import { IntroCard, LanguagesCard } from './languages-card.tsx';
import { PersonCard } from './person-card.tsx';
import { PersonalCard } from './personal-card.tsx';
import { ResumeId } from './resume-id.ts';
import { SectionCard, unfinishedOf } from './section-card.tsx';
import { type Entry, orderedSections, reordered, sectionOf } from './sections.ts';
import { VersionsCard } from './versions-card.tsx';

interface BodyProps {
  name: SectionName;
  /** Opens with a new entry. */
  begins: boolean;
  draft: SelfCheckDraft | undefined;
  handle: ReactNode;
  content: ResumeContent;
  onChange(part: Partial<ResumeContent>): void;
}

/** One section as a card. */
function Section({ name, begins, draft, handle, content, onChange }: BodyProps) {
  if (name === 'languages') return <LanguagesCard content={content} handle={handle} onChange={onChange} />;
  if (name === 'intro') return <IntroCard content={content} handle={handle} onChange={onChange} />;
  const section = sectionOf(name);
  if (!section) return null;
  return (
    <SectionCard
      section={section}
      handle={handle}
      begins={begins}
      draft={draft}
      entries={content[name] as unknown as Entry[]}
      onChange={(entries) => onChange({ [name]: entries } as Partial<ResumeContent>)}
    >
      {name === 'experiences' && <GapWarnings content={content} onChange={onChange} />}
    </SectionCard>
  );
}

/** Write resume: sections as cards, each change saved at once. */
export function ResumePage({ initial, all, jober }: { initial: Resume; all: Resume[]; jober: Jober }) {
  const { view, change, resolve, flush, adopt } = useResume(initial);
  const [versions, setVersions] = useStateOf(all);
  const { content, saved } = view;
  const isGraduate = ['graduate', 'student'].includes(jober.identity);
  const names = orderedSections(content.order, isGraduate);
  const [drafts] = useState<Partial<Record<SectionName, SelfCheckDraft>>>(() => resumeDrafts(content));
  const { cards, blanks, begun, begin } = useCards(saved.id, content, names, [
    'experiences',
    ...(isGraduate ? (['educations', 'intentions'] as const) : []),
    ...(Object.keys(drafts) as SectionName[]),
  ]);
  // The intention is there since the registration.
  const [isBlank] = useState(() => names.every((name) => name === 'intentions' || filledIn(content, name) === 0));
  const importCard = <ImportCard jober={jober} content={content} onTake={change} />;
  const rename = (resume: Resume) => {
    adopt(resume);
    setVersions((list) => list.map((one) => (one.id === resume.id ? resume : one)));
  };
  return (
    <ResumeId value={saved.id}>
      <ResumeFiles value={saved.files}>
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_296px] xl:grid-cols-[144px_minmax(0,1fr)_352px] max-lg:flex max-lg:flex-col in-[.m-resume]:flex! in-[.m-resume]:flex-col">
          <SectionNav content={content} names={names} />
          {/* On a phone the person comes before the sections' names. */}
          <div className="flex min-w-0 flex-col gap-3 max-lg:contents in-[.m-resume]:contents">
            <div className="space-y-3 max-lg:-order-1 in-[.m-resume]:-order-1">
              {view.restored && (
                <p role="status" className="card bg-ok-tint px-4 py-2 text-14 text-ok-ink">
                  已找回上次没保存的修改
                </p>
              )}
              <ConflictPanel conflicts={view.conflicts} content={content} onChoose={resolve} />
              <PersonCard
                jober={jober}
                content={content}
                mark={<SaveStatus state={view.state} message={view.message} onRetry={() => void flush()} />}
                onChange={change}
              >
                <Completeness resume={saved} />
              </PersonCard>
              {/* Who has a resume elsewhere need not write it again. */}
              {isBlank && importCard}
            </div>
            <Sortable
              className="space-y-3 in-[.m-resume]:space-y-0 in-[.m-resume]:divide-y in-[.m-resume]:divide-line in-[.m-resume]:rounded-card in-[.m-resume]:border in-[.m-resume]:border-line in-[.m-resume]:bg-surface in-[.m-resume]:[&_.card]:border-0"
              ids={cards}
              nameOf={(name) => sectionNames[name as SectionName]}
              onMove={(order) => change({ order: reordered(names, order as SectionName[]) })}
            >
              {(name, handle) => (
                <Section
                  name={name as SectionName}
                  begins={begun.includes(name as SectionName)}
                  draft={drafts[name as SectionName]}
                  handle={handle}
                  content={content}
                  onChange={change}
                />
              )}
            </Sortable>
            <Blanks names={blanks} onBegin={begin} />
            <PersonalCard content={content} onChange={change} />
          </div>
          {/* Taller than a window: it stays where its end is in sight. */}
          <aside className="flex min-w-0 flex-col justify-end">
            <div className="flex flex-col gap-4 lg:sticky lg:bottom-4 lg:min-h-[calc(100dvh-84px)] in-[.m-resume]:static! in-[.m-resume]:min-h-0!">
              <PrintCard resume={saved} jober={jober} beforeLeaving={flush} />
              <VersionsCard
                resume={saved}
                all={versions}
                beforeLeaving={flush}
                onList={setVersions}
                onRenamed={rename}
              />
              <div>
                {!isBlank && importCard}
                <p className="mt-4 flex gap-2 px-1 text-12 text-ink-3 max-lg:hidden in-[.m-app]:hidden">
                  <Keyboard size={16} className="shrink-0" aria-hidden />
                  Alt + ↑ ↓ 移动，Ctrl + Z 找回删除的一条。已投递的简历是快照，改动不影响已投出的。
                </p>
              </div>
            </div>
          </aside>
        </div>
      </ResumeFiles>
    </ResumeId>
  );
}

/** Sections with nothing in them yet, as one block instead of a card each. */
function Blanks({ names, onBegin }: { names: readonly SectionName[]; onBegin(name: SectionName): void }) {
  if (names.length === 0) return null;
  return (
    <section className="card px-6 py-5 max-sm:p-4" aria-labelledby="blanks">
      <h2 id="blanks" className="flex flex-wrap items-baseline gap-x-3 text-20">
        还可以添加
        <span className="text-14 font-normal text-ink-3">有就填，没有不影响投递</span>
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name} id={name} className="scroll-mt-20">
            <Button aria-label={`添加${sectionNames[name]}`} onClick={() => onBegin(name)}>
              <Plus size={16} aria-hidden />
              {sectionNames[name]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Which list sections have a card: all that ever had an entry here, and those that were begun. */
function useCards(
  id: string,
  content: ResumeContent,
  names: readonly SectionName[],
  /** Have a card in any case. */
  shown: readonly SectionName[],
) {
  // An address that names a section without entries begins it.
  const asked = useLocation().hash.slice(1);
  const [begun, setBegun] = useState<readonly SectionName[]>(() =>
    names.filter((name) => name === asked && filledIn(content, name) === 0),
  );
  useEffect(() => document.getElementById(asked)?.scrollIntoView(), [asked]);
  const isFilled = (name: SectionName) => {
    const section = sectionOf(name);
    if (!section || shown.includes(name)) return true;
    return filledIn(content, name) > 0 || unfinishedOf(id, section, []) !== null;
  };
  const filled = names.filter(isFilled).join(' ');
  const [seen, setSeen] = useState(filled);
  useEffect(() => setSeen((before) => `${before} ${filled}`), [filled]);
  const has = (name: SectionName) => begun.includes(name) || seen.split(' ').includes(name) || isFilled(name);
  return {
    cards: names.filter(has),
    blanks: names.filter((name) => !has(name)),
    begun,
    begin: (name: SectionName) => setBegun([...begun, name]),
  };
}

/** Number of entries of a section; a single value counts as one. */
function filledIn(content: ResumeContent, name: SectionName): number {
  if (name === 'languages') return content.languages.foreign.length + (content.languages.putonghua ? 1 : 0);
  return name === 'intro' ? Number(content.intro !== '') : content[name].length;
}

function Mark({ content, name }: { content: ResumeContent; name: SectionName }) {
  const count = filledIn(content, name);
  if (count === 0) return <span className="text-12 text-ink-3">未填</span>;
  if (name === 'attachments') return <span className="tabular text-12 text-ink-3">{count} 个</span>;
  return null;
}

/** The sections of the resume in order, marked where something is missing; in view while one writes. */
function SectionNav({ content, names }: { content: ResumeContent; names: readonly SectionName[] }) {
  const current = useCurrentHeading(names);
  return (
    <nav
      aria-label="简历分节"
      className="card scroll-line sticky top-2 z-10 col-span-full flex min-w-0 self-start overflow-x-auto p-1 text-14 max-xl:static xl:col-span-1 xl:flex-col max-lg:self-auto in-[.m-resume]:sticky! in-[.m-resume]:self-auto! in-[.m-resume]:top-14! in-[.m-resume]:col-span-full! in-[.m-resume]:-mx-4 in-[.m-resume]:flex-row! in-[.m-resume]:rounded-none in-[.m-resume]:border-x-0 in-[.m-resume]:px-2 in-[.m-resume]:text-14"
    >
      {names.map((name) => (
        <a
          key={name}
          href={`#${name}`}
          aria-current={name === current ? 'true' : undefined}
          className="flex grow items-center justify-center gap-1 rounded-ctl px-1.5 py-2.5 whitespace-nowrap text-ink-1 hover:bg-fill hover:text-brand aria-current:bg-brand-tint aria-current:font-semibold aria-current:text-brand xl:justify-between xl:px-3 xl:py-2 in-[.m-resume]:px-3"
        >
          {sectionNames[name]}
          <Mark content={content} name={name} />
        </a>
      ))}
    </nav>
  );
}
