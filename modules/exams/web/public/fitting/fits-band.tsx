import { type ReactNode, useState } from 'react';
import { CalendarButton } from '#web/features/calendar/calendar-button.tsx';
import { saveText } from '#web/features/files/save-file.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn, useSession } from '#web/session/session-store.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { ExamFitting } from '../../../contract/exams.ts';
import { whenText } from '../../features/exam-words.ts';

interface Props extends OwnFitting {
  /** Posts of the projects that take registrations. */
  posts: number;
}

const Band = ({ title, act, children }: { title: ReactNode; act?: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <div className="min-w-0 flex-1 basis-60">
      <p className="text-20 leading-7 font-semibold text-ink-1">{title}</p>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-ink-2">{children}</div>
    </div>
    {act}
  </div>
);

/** One calendar of the closing days of all projects with a post that fits. */
async function saveCalendar(exams: ExamFitting['exams']): Promise<void> {
  const { icalendar } = await import('#contract/calendar/icalendar.ts');
  const events = exams.map(({ id, title, until, posts }) => ({
    uid: `fits-${id}@jiaoyurencai`,
    title: `报名截止：${title}`,
    start: until,
    details: [`${posts} 个岗位你完全符合，以公告为准`, `详情：${location.origin}${paths.exam(id)}`].join('\n'),
    category: '报名截止',
    reminders: ['-PT72H', '-PT24H'].map((trigger) => ({ trigger, text: '报名快截止了' })),
  }));
  saveText('报名日历.ics', icalendar(events, { name: '报名日历', madeAt: new Date() }), 'text/calendar');
}

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

function Known({ fitting }: { fitting: ExamFitting }) {
  const [isOpen, setOpen] = useState(false);
  const { total, exams, compared, lacking } = fitting;
  if (compared.length === 0)
    return (
      <Band
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
        title={
          total > 0 ? `${total} 个岗位你完全符合，来自 ${exams.length} 个正在报名的项目` : '现在没有你完全符合的岗位'
        }
        act={
          total > 0 && (
            <div className="flex flex-wrap gap-2">
              <CalendarButton save={() => saveCalendar(exams)} />
              <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? '收起' : '看我能报的岗位'}
              </Button>
            </div>
          )
        }
      >
        <span className="text-ink-3">按简历比对</span>
        <Lacking lacking={lacking} />
      </Band>
      {isOpen && <FittingPosts fitting={fitting} />}
    </>
  );
}

/** How many posts of all open projects the reader fits; nothing while none is open, or where it did not load. */
export function FitsBand({ signedIn, fitting, posts }: Props) {
  if (posts === 0 || fitting === null) return null;
  return (
    <section aria-label="我能报的岗位" className="card mb-6 px-8 py-5 max-sm:px-4">
      {fitting ? (
        <Known fitting={fitting} />
      ) : (
        <Band
          title={signedIn ? '正在按简历比对' : '正在报名的岗位里，你能报哪些？'}
          act={
            !signedIn && (
              <ButtonLink className="unless-seeker" href={paths.seekerLogin(paths.exams())}>
                登录后比对
              </ButtonLink>
            )
          }
        >
          学历、专业、年龄、资格证和普通话逐条比对
        </Band>
      )}
    </section>
  );
}

/** The posts that fit, by project in the order of their deadlines; each leads to its rules. */
function FittingPosts({ fitting: { posts, exams, total } }: { fitting: ExamFitting }) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      {exams.map(({ id, title, until, posts: n }) => {
        const own = posts.filter(({ examId }) => examId === id);
        if (own.length === 0) return null;
        return (
          <section key={id} className="mb-3 last:mb-0">
            <h3 className="text-14 font-semibold text-ink-1">
              <a className="hover:text-brand" href={paths.exam(id)}>
                {title}
              </a>{' '}
              <span className="tabular font-normal text-ink-3">
                {n} 个 · {whenText(until)} 截止
              </span>
            </h3>
            <ul className="mt-1.5 grid grid-cols-3 gap-2 max-lg:grid-cols-2 max-sm:grid-cols-1">
              {own.map((post) => (
                <li key={post.id}>
                  <a
                    className="block rounded-ctl bg-fill px-3 py-2 text-14 text-ink-1 hover:text-brand"
                    href={paths.exam(id, post.id)}
                  >
                    <span className="cut block font-semibold">{post.title}</span>
                    <span className="cut block text-12 text-ink-3">
                      {post.code} · {post.employer}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {total > posts.length && (
        <p className="mt-2 text-14 text-ink-3">
          先列出截止最近的 {posts.length} 个，其余在各项目的岗位表里勾选“只看我能报的”。
        </p>
      )}
    </div>
  );
}

export interface OwnFitting {
  signedIn: boolean;
  /** undefined until it is known, null where it did not load. */
  fitting: ExamFitting | null | undefined;
}

/** How the signed-in seeker fits the posts of all projects that take registrations. */
export function useFitting(): OwnFitting {
  const signedIn = useSession(isSeekerSignedIn);
  const { data, isError } = useCall('GET /api/exams/fitting', signedIn ? {} : null, quietly);
  return { signedIn, fitting: isError ? null : data };
}
