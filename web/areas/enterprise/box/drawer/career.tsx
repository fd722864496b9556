import type { ReactNode } from 'react';
import { homeroomWord } from '#contract/resumes/homeroom-word.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { titles } from '#contract/taxonomy/titles.ts';

const span = (from: string, to: string) => (from ? `${from} 至${to === 'now' ? '今' : ` ${to}`}` : '');

export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-b border-line pb-4">
      <p className="mb-2 flex items-baseline justify-between gap-2">
        <b className="text-16 font-semibold text-ink-1">{title}</b>
        {aside && <span className="text-14 text-ink-3">{aside}</span>}
      </p>
      {children}
    </section>
  );
}

const Line = ({ head, when, strong = false }: { head: string; when: string; strong?: boolean }) => (
  <p className="flex items-baseline justify-between gap-4 text-14">
    <span className={strong ? 'font-semibold text-ink-1' : 'text-ink-1'}>{head}</span>
    <span className="tabular flex-none text-ink-3">{when}</span>
  </p>
);

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('，');

type Content = ResumeSnapshot['content'];

const papersOf = ({ certificates: held, titles: ranks, languages, honours, otherCertificates }: Content) => [
  ...held.map(({ key, kind, subject, issued, validUntil }) => ({
    key,
    head: `${shortOf(certificates, kind)}${labelOf(subjects, subject)}教师资格`,
    when: join(issued, validUntil && `至 ${validUntil}`),
  })),
  ...ranks.map(({ key, level, issued }) => ({ key, head: labelOf(titles, level), when: issued ?? '' })),
  ...(languages.putonghua
    ? [{ key: 'putonghua', head: `普通话${labelOf(putonghuaLevels, languages.putonghua)}`, when: '' }]
    : []),
  ...[...honours, ...otherCertificates].map(({ key, title, issuer, when }) => ({
    key,
    head: title,
    when: join(when, issuer),
  })),
];
const SHOWN_PAPERS = 6;

/** Teaching, education and certificates of the frozen resume, in short. */
export function Career({ content, experience }: { content: Content; experience: string }) {
  const papers = papersOf(content);
  return (
    <>
      <Part title="教学经历" aside={content.experiences.length > 0 && `共 ${experience}`}>
        {content.experiences.length === 0 ? (
          <p className="text-14 text-ink-3">没有填写</p>
        ) : (
          <ul className="space-y-2">
            {content.experiences.map(({ key, employer, position, from, to, homeroom, weeklyLessons, note }) => (
              <li key={key}>
                <Line strong head={employer} when={span(from, to)} />
                <p className="line-clamp-3 text-14 break-words text-ink-2">
                  {join(
                    position,
                    homeroomWord({ homeroom, position }),
                    weeklyLessons === undefined ? '' : `周课时 ${weeklyLessons}`,
                    note,
                  )}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title="教育与证书" aside={papers.length > SHOWN_PAPERS && `证书共 ${papers.length} 项，在简历里`}>
        {content.educations.length + papers.length === 0 && <p className="text-14 text-ink-3">没有填写</p>}
        {content.educations.map(({ key, school, major, education, from, to }) => (
          <Line key={key} head={join(school, major, labelOf(educations, education))} when={span(from, to)} />
        ))}
        {papers.slice(0, SHOWN_PAPERS).map(({ key, head, when }) => (
          <Line key={key} head={head} when={when} />
        ))}
      </Part>
    </>
  );
}
