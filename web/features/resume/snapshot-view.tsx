import type { ReactNode } from 'react';
import { personalFactsText } from '#contract/resumes/personal-facts.ts';
import { type ResumeSnapshot, sectionNames } from '#contract/resumes/resumes.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { looksOf } from './sections.ts';

/** The lists of a resume, in the order in which a school reads them; of the first three it learns that nothing is there. */
const shown = [
  'experiences',
  'educations',
  'certificates',
  'titles',
  'languages',
  'papers',
  'projects',
  'otherCertificates',
  'honours',
] as const;
const alwaysShown: readonly string[] = shown.slice(0, 3);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mb-4">
    <h3 className="mb-2 text-14 font-semibold text-ink-1">{title}</h3>
    {children}
  </section>
);

/** The resume as it was sent; later edits do not show. */
export function SnapshotView({ snapshot, phone }: { snapshot: ResumeSnapshot; phone: string }) {
  const { content, jober } = snapshot;
  const facts = [...personalFactsText(content.personal), ...(content.personal.photoId ? ['附证件照'] : [])];
  const person = [jober.name, labelOf(educations, jober.education), phone, content.email];
  const lists = shown
    .map((name) => ({ name, looks: looksOf(content, name) }))
    .filter(({ name, looks }) => looks.length > 0 || alwaysShown.includes(name));
  return (
    <article>
      <p className="mb-4 text-14 text-ink-3">
        {person.filter(Boolean).join('，')}（{snapshot.resumeName}）
      </p>
      {facts.length > 0 && (
        <Section title="个人信息">
          <p className="text-14">{facts.join('，')}</p>
        </Section>
      )}
      {lists.map(({ name, looks }) => (
        <Section key={name} title={sectionNames[name]}>
          {looks.length === 0 && <p className="text-14 text-ink-3">未填写</p>}
          {looks.map(({ key, when, head, text, note }) => (
            <div key={key} className="mb-2 flex flex-wrap gap-x-2 text-14">
              <span className="tabular w-33 flex-none text-ink-3">{when}</span>
              <div className="min-w-40 flex-1">
                <p className="font-semibold break-words text-ink-1">{head}</p>
                {text && <p className="break-words">{text}</p>}
                {note && <p className="break-words whitespace-pre-line">{note}</p>}
              </div>
            </div>
          ))}
        </Section>
      ))}
      {content.intro && (
        <Section title="自我评价">
          <p className="text-14 break-words whitespace-pre-line">{content.intro}</p>
        </Section>
      )}
    </article>
  );
}
