import { type ResumeContent, type SectionName, sectionNames } from '#contract/resumes/resumes.ts';
import { useCurrentHeading } from '#web/features/contents/use-current-heading.ts';

/** Number of entries of a section; a single value counts as one. */
export function filledIn(content: ResumeContent, name: SectionName): number {
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
export function SectionNav({ content, names }: { content: ResumeContent; names: readonly SectionName[] }) {
  const current = useCurrentHeading(names);
  return (
    <nav
      aria-label="简历分节"
      className="card scroll-line sticky top-2 z-10 col-span-full flex min-w-0 self-start overflow-x-auto p-1 text-13 max-xl:static xl:col-span-1 xl:flex-col max-lg:self-auto in-[.m-resume]:sticky! in-[.m-resume]:self-auto! in-[.m-resume]:top-14! in-[.m-resume]:col-span-full! in-[.m-resume]:-mx-4 in-[.m-resume]:flex-row! in-[.m-resume]:rounded-none in-[.m-resume]:border-x-0 in-[.m-resume]:px-2 in-[.m-resume]:text-14"
    >
      {names.map((name) => (
        <a
          key={name}
          href={`#${name}`}
          aria-current={name === current ? 'true' : undefined}
          className="flex grow items-center justify-center gap-1 rounded-ctl px-1.5 py-2.5 whitespace-nowrap text-ink-1 hover:bg-fill hover:text-brand aria-current:bg-brand-tint aria-current:font-medium aria-current:text-brand xl:justify-between xl:px-3 xl:py-2 in-[.m-resume]:px-3"
        >
          {sectionNames[name]}
          <Mark content={content} name={name} />
        </a>
      ))}
    </nav>
  );
}
