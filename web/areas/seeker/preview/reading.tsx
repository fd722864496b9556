import { clsx } from 'clsx';
import { type ResumeContent, type SectionName, sectionNames } from '#contract/resumes/resumes.ts';
import { identities, type Jober } from '#contract/seekers/seeker.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { foreignSection } from '#web/features/resume/editing/foreign-section.ts';
import { type Entry, orderedSections, sectionOf } from '#web/features/resume/sections.ts';
import { useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { Preview } from './load-preview.ts';

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
export function Reading({ resume: { content }, className }: Pick<Preview, 'resume'> & { className: string }) {
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
          <p className="text-24 leading-8 font-semibold text-ink-1">{jober.name}</p>
          <p className="text-14 text-ink-2">
            {content.intentions.map(({ title }) => title).join(' / ') || labelOf(identities, jober.identity)}
          </p>
        </div>
      </header>
      <dl className="mt-4 grid grid-cols-2 gap-3 rounded-ctl bg-brand-tint p-3">
        {asked.map(([name, value]) => (
          <div key={name}>
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className="font-medium text-ink-1">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="tabular mt-3 text-13 break-words text-ink-3">
        {[jober.phone, content.email].filter(Boolean).join(' · ')}
      </p>
      {sections.map(({ name, entries }) => (
        <section key={name} className="mt-5 border-t border-line pt-4">
          <h2 className="text-16">{sectionNames[name]}</h2>
          {entries.map(({ key, when, head, text, note }) => (
            <div key={key} className="mt-3 break-words text-ink-2">
              {head && <p className="font-medium text-ink-1">{head}</p>}
              {when && <p className="tabular text-13 text-ink-3">{onPaper(when)}</p>}
              {text && <p className="text-14">{text}</p>}
              {note && <p className="mt-1 whitespace-pre-line text-ink-1">{note}</p>}
            </div>
          ))}
        </section>
      ))}
    </article>
  );
}
