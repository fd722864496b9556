import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import type { Jober } from '#contract/identity.ts';
import { identities } from '#contract/identity.ts';
import type { Resume, ResumeContent } from '#contract/resumes.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Completeness } from './completeness.tsx';
import { OtherFields } from './other-fields.tsx';
import { SaveMark } from './save-mark.tsx';
import { SectionCard } from './section-card.tsx';
import { type Entry, sections } from './sections.ts';
import { useResume } from './use-resume.ts';

/** Whole years since a day, by the reader's calendar. */
function ageOf(birthday: string): number {
  const [year = 0, month = 1, day = 1] = birthday.split('-').map(Number);
  const now = new Date();
  const past = now.getMonth() + 1 > month || (now.getMonth() + 1 === month && now.getDate() >= day);
  return now.getFullYear() - year - (past ? 0 : 1);
}

function Person({ jober, email, mark }: { jober: Jober; email: string; mark: ReactNode }) {
  return (
    <section className="card flex items-center gap-5 p-6 max-sm:gap-4 max-sm:p-4">
      <Avatar name={jober.name} src={jober.avatarUrl} size={72} />
      <div className="min-w-0">
        <h1 className="truncate text-24 font-semibold text-ink-1">{jober.name}</h1>
        <p className="text-14">
          {ageOf(jober.birthday)} 岁 · {labelOf(educations, jober.education)} · {labelOf(identities, jober.identity)}
        </p>
        <p className="tabular truncate text-13 text-ink-3">{[jober.phone, email].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="ml-auto shrink-0 self-start">{mark}</div>
    </section>
  );
}

function Filled({ filled }: { filled: boolean }) {
  if (!filled) return <span className="text-12 text-ink-3">未填</span>;
  return <Check size={16} className="text-ok" aria-label="已填" />;
}

function SectionNav({ content }: { content: ResumeContent }) {
  return (
    <nav aria-label="简历分节" className="card sticky top-20 self-start p-2 max-lg:hidden">
      {sections.map(({ key, title }) => (
        <a key={key} href={`#${key}`} className="flex items-center justify-between rounded-ctl px-3 py-2 hover:bg-fill">
          {title}
          <Filled filled={content[key].length > 0} />
        </a>
      ))}
      <a href="#languages" className="flex items-center justify-between rounded-ctl px-3 py-2 hover:bg-fill">
        普通话与联系
        <Filled filled={Boolean(content.languages.putonghua)} />
      </a>
      <a href="#intro" className="flex items-center justify-between rounded-ctl px-3 py-2 hover:bg-fill">
        自我评价
        <Filled filled={content.intro !== ''} />
      </a>
    </nav>
  );
}

/** Write resume: sections as cards, each change saved as it is made. */
export function ResumePage({ initial, jober }: { initial: Resume; jober: Jober }) {
  const { resume, content, state, change, retry } = useResume(initial);
  return (
    <div className="grid grid-cols-[192px_minmax(0,1fr)_280px] gap-4 max-lg:grid-cols-1">
      <SectionNav content={content} />
      <div className="min-w-0 space-y-3">
        <Person jober={jober} email={content.email} mark={<SaveMark state={state} onRetry={retry} />} />
        {sections.map((section) => (
          <SectionCard
            key={section.key}
            section={section}
            entries={content[section.key] as unknown as Entry[]}
            onChange={(entries) => change({ [section.key]: entries } as Partial<ResumeContent>)}
          />
        ))}
        <OtherFields content={content} onChange={change} />
      </div>
      <aside className="space-y-3 self-start lg:sticky lg:top-20">
        <Completeness resume={resume} />
      </aside>
    </div>
  );
}
