import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Resume, type ResumeContent, type SectionName, sectionNames } from '#contract/resumes/resumes.ts';
import type { Jober } from '#contract/seekers/seeker.ts';
import { resumeDrafts, type SelfCheckDraft } from '#web/features/self-check/resume-drafts.ts';
import { paths } from '#web/paths.ts';
import { useStateOf } from '#web/rendering/use-state-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { ConflictPanel } from './editing/conflict-panel.tsx';
import { ResumeFiles } from './editing/file-field.tsx';
import { SaveStatus } from './editing/save-status.tsx';
import { Sortable } from './editing/sortable.tsx';
import { useResume } from './editing/use-resume.ts';
import { GapWarnings } from './gap-warnings.tsx';
import { ImportCard } from './import/import-card.tsx';
import { IntroCard, LanguagesCard } from './languages-card.tsx';
import { PersonCard, PersonHead } from './person-card.tsx';
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

/** One section of the sheet. */
function Part({ name, begins, draft, handle, content, onChange }: BodyProps) {
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

/** Write resume: one sheet of sections, each change saved at once. */
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
  const navigate = useNavigate();
  const preview = () =>
    void flush()
      .then(() => navigate(paths.resumeSheet({ id: saved.id })))
      .catch(() => undefined);
  const files = <ImportCard jober={jober} content={content} onTake={change} isFirst={isBlank} />;
  const rename = (resume: Resume) => {
    adopt(resume);
    setVersions((list) => list.map((one) => (one.id === resume.id ? resume : one)));
  };
  return (
    <ResumeId value={saved.id}>
      <ResumeFiles value={saved.files}>
        <PersonHead jober={jober}>
          <SaveStatus state={view.state} message={view.message} onRetry={() => void flush()} />
          <Button onClick={preview}>预览与下载</Button>
        </PersonHead>
        {view.restored && (
          <p role="status" className="card mb-4 bg-ok-tint px-4 py-2 text-14 text-ok-ink">
            已找回上次没保存的修改
          </p>
        )}
        <div className="mb-4 empty:hidden">
          <ConflictPanel conflicts={view.conflicts} content={content} onChoose={resolve} />
        </div>
        <div className="rows card">
          {/* Who has a resume elsewhere need not write it again. */}
          {isBlank && files}
          <PersonCard jober={jober} content={content} onChange={change} />
          <Sortable
            className="rows"
            ids={cards}
            nameOf={(name) => sectionNames[name as SectionName]}
            onMove={(order) => change({ order: reordered(names, order as SectionName[]) })}
          >
            {(name, handle) => (
              <Part
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
          <VersionsCard resume={saved} all={versions} beforeLeaving={flush} onList={setVersions} onRenamed={rename} />
          {!isBlank && files}
        </div>
      </ResumeFiles>
    </ResumeId>
  );
}

/** Sections with nothing in them yet, as one block instead of a card each. */
function Blanks({ names, onBegin }: { names: readonly SectionName[]; onBegin(name: SectionName): void }) {
  if (names.length === 0) return null;
  return (
    <Section title="还可以添加" note="有就填，没有不影响投递">
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name} id={name} className="scroll-mt-20">
            <Button aria-label={`添加${sectionNames[name]}`} onClick={() => onBegin(name)}>
              <Plus size={16} aria-hidden />
              {sectionNames[name]}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
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
