import type { ReactNode } from 'react';
import { homeroomWord } from '#contract/resumes/homeroom-word.ts';
import { personalFactsText } from '#contract/resumes/personal-facts.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { titles } from '#contract/taxonomy/titles.ts';

const span = (from: string, to: string) => (from ? `${from} 至 ${to === 'now' ? '今' : to}` : '');
const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('，');

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-4">
      <h3 className="mb-2 text-14 font-semibold text-ink-1">{title}</h3>
      {children}
    </section>
  );
}

function Entry({ when, head, text }: { when?: string; head: string; text?: string }) {
  return (
    <div className="mb-2 flex flex-wrap gap-x-2 text-14">
      <span className="tabular w-33 flex-none text-ink-3">{when}</span>
      <div className="min-w-40 flex-1">
        <p className="font-semibold break-words text-ink-1">{head}</p>
        {text && <p className="break-words whitespace-pre-line">{text}</p>}
      </div>
    </div>
  );
}

/** The resume as it was sent; later edits do not show. */
export function SnapshotView({ snapshot, phone }: { snapshot: ResumeSnapshot; phone: string }) {
  const { content, jober } = snapshot;
  const facts = [...personalFactsText(content.personal), ...(content.personal.photoId ? ['附证件照'] : [])];
  const records = [
    { title: '论文', entries: content.papers },
    { title: '科研项目', entries: content.projects },
    { title: '证书', entries: content.otherCertificates },
    { title: '荣誉与公开课', entries: content.honours },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <article>
      <p className="mb-4 text-14 text-ink-3">
        {join(jober.name, labelOf(educations, jober.education), phone, content.email)}（{snapshot.resumeName}）
      </p>
      {facts.length > 0 && (
        <Section title="个人信息">
          <p className="text-14">{facts.join('，')}</p>
        </Section>
      )}
      <Section title="教学与工作经历">
        {content.experiences.length === 0 && <p className="text-14 text-ink-3">未填写</p>}
        {content.experiences.map((entry) => (
          <Entry
            key={entry.key}
            when={span(entry.from, entry.to)}
            head={join(entry.employer, entry.position)}
            text={
              join(labelOf(stages, entry.stage), labelOf(subjects, entry.subject), homeroomWord(entry)) +
              (entry.note ? `\n${entry.note}` : '')
            }
          />
        ))}
      </Section>
      <Section title="教育经历">
        {content.educations.map((entry) => (
          <Entry
            key={entry.key}
            when={span(entry.from, entry.to)}
            head={entry.school}
            text={join(entry.major, labelOf(educations, entry.education), entry.note)}
          />
        ))}
      </Section>
      <Section title="资格与职称">
        {content.certificates.map((entry) => (
          <Entry
            key={entry.key}
            when={entry.issued}
            head={join(`${shortOf(certificates, entry.kind)}教师资格证`, labelOf(subjects, entry.subject))}
          />
        ))}
        {content.titles.map((entry) => (
          <Entry key={entry.key} when={entry.issued} head={labelOf(titles, entry.level)} />
        ))}
        {content.languages.putonghua && (
          <Entry head={`普通话${labelOf(putonghuaLevels, content.languages.putonghua)}`} />
        )}
        {content.languages.foreign.map((entry) => (
          <Entry key={entry.key} head={join(entry.name, entry.level)} />
        ))}
      </Section>
      {records.map(({ title, entries }) => (
        <Section key={title} title={title}>
          {entries.map((entry) => (
            <Entry key={entry.key} when={entry.when} head={join(entry.title, entry.issuer)} text={entry.note} />
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
