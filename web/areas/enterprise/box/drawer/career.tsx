import { BadgeCheck } from 'lucide-react';
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
    <section aria-label={title}>
      <p className="mb-2 flex items-baseline justify-between gap-2">
        <b className="text-14 font-semibold text-ink-1">{title}</b>
        {aside && <span className="text-12 text-ink-3">{aside}</span>}
      </p>
      {children}
    </section>
  );
}

interface Stop {
  key: string;
  head: string;
  when: string;
  text: string;
}

function Line({ stops }: { stops: Stop[] }) {
  return (
    <ol>
      {stops.map(({ key, head, when, text }, at) => (
        <li key={key} className="group relative pb-3 pl-5 last:pb-0">
          <span className="absolute top-5 bottom-[-6px] left-[3px] w-px bg-line group-last:hidden" aria-hidden="true" />
          <span
            className={`absolute top-[7px] left-0 size-[7px] rounded-full ${at === 0 ? 'bg-brand' : 'bg-line-strong'}`}
            aria-hidden="true"
          />
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="text-14 font-semibold text-ink-1">{head}</span>
            <span className="tabular text-12 text-ink-3">{when}</span>
          </p>
          {text && <p className="line-clamp-3 text-14 break-words text-ink-2">{text}</p>}
        </li>
      ))}
    </ol>
  );
}

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
          <Line
            stops={content.experiences.map(({ key, employer, position, from, to, homeroom, weeklyLessons, note }) => ({
              key,
              head: employer,
              when: span(from, to),
              text: join(
                position,
                homeroomWord({ homeroom, position }),
                weeklyLessons === undefined ? '' : `周课时 ${weeklyLessons}`,
                note,
              ),
            }))}
          />
        )}
      </Part>
      <Part title="教育">
        {content.educations.length === 0 ? (
          <p className="text-14 text-ink-3">没有填写</p>
        ) : (
          <Line
            stops={content.educations.map(({ key, school, major, education, from, to }) => ({
              key,
              head: school,
              when: span(from, to),
              text: join(major, labelOf(educations, education)),
            }))}
          />
        )}
      </Part>
      {papers.length > 0 && (
        <Part title="证书与荣誉" aside={papers.length > SHOWN_PAPERS && `共 ${papers.length} 项，在简历快照里`}>
          <ul className="grid gap-2 sm:grid-cols-2">
            {papers.slice(0, SHOWN_PAPERS).map(({ key, head, when }) => (
              <li key={key} className="flex items-start gap-2 rounded-ctl bg-fill px-3 py-2">
                <BadgeCheck size={16} className="mt-0.5 shrink-0 text-brand" aria-hidden="true" />
                <span className="min-w-0">
                  <span className="block text-14 break-words text-ink-1">{head}</span>
                  {when && <span className="tabular block text-12 text-ink-3">{when}</span>}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
