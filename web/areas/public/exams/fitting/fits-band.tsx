import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useState } from 'react';
import type { ExamFitting } from '#contract/exams/exam-lists.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FittingPosts } from './fitting-posts.tsx';
import type { OwnFitting } from './use-fitting.ts';

interface Props extends OwnFitting {
  /** Posts of the projects that take registrations. */
  posts: number;
  /** People who are looked for in all of them, and how many of them close within a week. */
  places: number;
  endingSoon: number;
  /** Titles of the listed projects, by id. */
  titles: ReadonlyMap<string, string>;
}

interface BandProps {
  number: ReactNode;
  /** What the number counts. */
  of?: string;
  title: ReactNode;
  act?: ReactNode;
  children: ReactNode;
}

const Band = ({ number, of, title, act, children }: BandProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <p className="flex flex-none items-baseline gap-1 text-13 text-ink-2">
      <b className="num text-24 leading-8 text-brand">{number}</b>
      {of}
    </p>
    <div className="flex min-w-0 flex-1 basis-60 flex-wrap items-baseline gap-x-4 gap-y-0.5">
      <p className="text-14 font-semibold text-ink-1">{title}</p>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-13 text-ink-2">{children}</div>
    </div>
    {act}
  </div>
);

function Lacking({ lacking }: Pick<ExamFitting, 'lacking'>) {
  if (!lacking) return null;
  return (
    <a
      className="rounded-tag border border-dashed border-brand-line px-2 text-brand"
      href={paths.complete(lacking.section, paths.exams())}
    >
      补上{lacking.label}，可能多 {lacking.posts} 个
    </a>
  );
}

function Known({ fitting, titles }: { fitting: ExamFitting } & Pick<Props, 'titles'>) {
  const [isOpen, setOpen] = useState(false);
  const { total, exams, compared, lacking } = fitting;
  if (compared.length === 0)
    return (
      <Band
        number="?"
        title="填好简历，就知道能报哪些岗位"
        act={
          <ButtonLink look="filled" href={paths.resume('educations')}>
            去填简历
          </ButtonLink>
        }
      >
        学历、专业、教师资格证和普通话等级会与每个岗位的要求逐条比对
      </Band>
    );
  return (
    <>
      <Band
        number={total}
        of="个能报"
        title={
          total > 0 ? `${total} 个岗位你完全符合，来自 ${exams.length} 个正在报名的项目` : '现在没有你完全符合的岗位'
        }
        act={
          total > 0 && (
            <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? '收起' : '看我能报的岗位'}
              {!isOpen && <ArrowRight size={16} aria-hidden />}
            </Button>
          )
        }
      >
        <span className="text-ink-3">按简历比对</span>
        {compared.map((word) => (
          <span key={word} className="rounded-tag bg-surface px-2">
            {word}
          </span>
        ))}
        <Lacking lacking={lacking} />
      </Band>
      {isOpen && <FittingPosts fitting={fitting} titles={titles} />}
    </>
  );
}

/** How many posts of all open projects the reader fits; nothing while none is open, or where it did not load. */
export function FitsBand({ signedIn, fitting, posts, places, endingSoon, titles }: Props) {
  if (posts === 0 || fitting === null) return null;
  return (
    <section aria-label="我能报的岗位" className="mb-2 rounded-card border border-brand-line bg-brand-tint px-4 py-3">
      {fitting ? (
        <Known fitting={fitting} titles={titles} />
      ) : (
        <Band
          number={posts}
          of="个岗位"
          title={
            signedIn ? '正在按简历比对' : `正在报名，共招 ${places.toLocaleString('en-US')} 人，登录后看哪些你能报`
          }
          act={!signedIn && <ButtonLink href={paths.seekerLogin(paths.exams())}>登录后比对</ButtonLink>}
        >
          {endingSoon > 0 && <b className="font-medium text-warm-ink">{endingSoon} 个项目一周内截止</b>}
          学历、专业、年龄、资格证和普通话，与每个岗位逐条比对
        </Band>
      )}
    </section>
  );
}
