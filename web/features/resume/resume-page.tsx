import Keyboard from 'lucide-react/icons/keyboard';
import { type ReactNode, useState } from 'react';
import { type Resume, type ResumeContent, type SectionName, sectionNames } from '#contract/resumes/resumes.ts';
import type { Jober } from '#contract/seekers/seeker.ts';
import { PrintCard } from '#web/features/resume-sheet/print-card.tsx';
import { resumeDrafts, type SelfCheckDraft } from '#web/features/self-check/resume-drafts.ts';
import { useStateOf } from '#web/rendering/use-state-of.ts';
import { Blanks, useCards } from './blank-sections.tsx';
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
import { SectionCard } from './section-card.tsx';
import { filledIn, SectionNav } from './section-nav.tsx';
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
                <p role="status" className="card bg-ok-tint px-4 py-2 text-13 text-ok-ink">
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
                <Completeness isFolded resume={saved} className="lg:hidden in-[.m-resume]:block!" />
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
              <Completeness resume={saved} className="max-lg:hidden in-[.m-resume]:hidden" />
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
