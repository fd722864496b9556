import { clsx } from 'clsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { type List, labelOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import type { ExamDetail, ExamPost, PostFit } from '../../contract/exam-shapes.ts';
import { educationText, majorsText, ratioText, ruleLines } from '../../contract/requirement-words.ts';
import { Choice } from '../features/choice.tsx';
import { fitWords, isShort } from '../features/exam-words.ts';
import type { ExamData } from './load-exams.ts';
import type { OwnStanding } from './use-own-standing.ts';

const AT_FIRST = 30;

interface Props {
  data: ExamData;
  standing: OwnStanding;
  chosenId: string | null;
  onChoose(id: string): void;
}

const choices: { label: string; name: 'subject' | 'stage' | 'employer'; list?: List }[] = [
  { label: '学科', name: 'subject', list: subjects },
  { label: '学段', name: 'stage', list: stages },
  { label: '单位', name: 'employer' },
];

/** The table of posts with filters, the numbers of each post and how it fits the reader. */
export function PostsCard({ data: { exam, posts }, standing, chosenId, onChoose }: Props) {
  const [filters, setFilters] = useState<PostFilters>(noFilters);
  const [all, setAll] = useState(false);
  const change = (part: Partial<PostFilters>) => setFilters((before) => ({ ...before, ...part }));
  const { isReported, settings } = exam;
  const { ratio } = settings;
  const shown = filterPosts(posts, filters, { fits: standing.fits, ratio });
  const rows = all ? shown : shown.slice(0, AT_FIRST);
  const common = commonRules(posts);
  return (
    <Card
      id="posts"
      heading="岗位表"
      aside={
        <a className="link" href={`/api/exams/${exam.id}/posts.xlsx`} download={`${exam.title}岗位表.xlsx`}>
          下载岗位表
        </a>
      }
    >
      <div className="script-only mb-3 flex flex-wrap items-center gap-2">
        <input
          className="field h-8 w-48 text-14"
          type="search"
          aria-label="岗位、学校、代码"
          placeholder="岗位、学校、代码"
          value={filters.words}
          onChange={(event) => change({ words: event.target.value })}
        />
        {choices.map(({ label, name, list }) => {
          const values = [...new Set(posts.flatMap((post) => post[name] ?? []))].filter(Boolean);
          return (
            values.length > 1 && (
              <Choice
                key={name}
                label={label}
                className="h-8 w-auto max-w-40 text-14"
                all={`全部${label}`}
                options={values.map((value) => ({ value, label: list ? labelOf(list, value) : value }))}
                value={filters[name]}
                onPick={(value) => change({ [name]: value })}
              />
            )
          );
        })}
        {standing.fits && (
          <Checkbox checked={filters.onlyFitting} onChange={(event) => change({ onlyFitting: event.target.checked })}>
            只看我能报的
          </Checkbox>
        )}
        {!isReported && (
          <Checkbox checked={filters.onlyShort} onChange={(event) => change({ onlyShort: event.target.checked })}>
            未达开考比例
          </Checkbox>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="py-10 text-center text-14 text-ink-3">
          没有这样的岗位
          <button type="button" className="link ml-2" onClick={() => setFilters(noFilters)}>
            清空条件
          </button>
        </p>
      ) : (
        <>
          {common.length > 0 && <p className="mb-1 text-14 text-ink-2">各岗位都要求：{common.join('；')}</p>}
          <ul aria-label="岗位" className="divide-y divide-line">
            {rows.map((post) => (
              <PostRow
                key={post.id}
                post={post}
                fit={standing.fits?.get(post.id)}
                exam={exam}
                common={common}
                chosen={post.id === chosenId}
                onChoose={() => onChoose(post.id)}
              />
            ))}
          </ul>
        </>
      )}
      <p className="mt-3 flex flex-wrap items-center justify-between gap-2 text-14 text-ink-3">
        {!isReported && <span>开考比例 {ratioText(ratio)}，岗位另有规定的从其规定。</span>}
        {shown.length > rows.length && (
          <button type="button" className="link text-14" onClick={() => setAll(true)}>
            全部 {shown.length} 个岗位
          </button>
        )}
      </p>
    </Card>
  );
}

interface PostRowProps {
  post: ExamPost;
  fit: PostFit | undefined;
  exam: ExamDetail;
  /** What every post requires, said above the table. */
  common: readonly string[];
  chosen: boolean;
  onChoose(): void;
}

const inks: Record<string, string> = { ok: 'text-ok-ink', warm: 'text-ink-2', err: 'text-err-ink' };

/** A post's requirements besides education and majors, which have a column of their own. */
const otherRules = ({ requirements }: ExamPost): string[] =>
  ruleLines(requirements)
    .slice(2)
    .flatMap(({ label, text }) => (text === '不限' ? [] : `${label} ${text}`));

/** What all posts of a table require alike. */
function commonRules([first, ...rest]: readonly ExamPost[]): string[] {
  const others = rest.map(otherRules);
  return first && rest.length > 0
    ? otherRules(first).filter((rule) => others.every((rules) => rules.includes(rule)))
    : [];
}

/** How many registered for a post, and how many more its test needs. */
function Registered({ post, ratio, paid }: { post: ExamPost; ratio: number; paid: boolean }) {
  if (post.registered === null) return <span className="text-14 text-ink-3">报名截止后公布</span>;
  const { headcount, registered } = post;
  const lacking = headcount * (post.ratio ?? ratio) - registered;
  return (
    <>
      <span className="tabular flex items-baseline justify-between gap-2 whitespace-nowrap">
        {registered > 0 ? (
          <b className="font-semibold text-ink-1">
            {(registered / headcount).toFixed(1)}
            <span className="text-14 font-normal text-ink-3"> 比 1</span>
          </b>
        ) : (
          <span className="text-14 text-ink-3">还没有人报</span>
        )}
        {isShort(post, ratio) && <span className="text-14 text-ink-2">差 {lacking} 人开考</span>}
      </span>
      {registered > 0 && (
        <span className="tabular mt-1 block text-14 text-ink-3">
          报名 {registered}，通过 {post.approved ?? 0}
          {paid && `，缴费 ${post.paid ?? 0}`}
        </span>
      )}
    </>
  );
}

/** A post: what it requires, how many registered, and how it fits the reader. */
function PostRow({ post, fit, exam, common, chosen, onChoose }: PostRowProps) {
  const { headcount, status, requirements } = post;
  const { settings, isReported } = exam;
  const { pathname, search } = useLocation();
  const said = fit && status === 'open' ? fitWords(fit) : undefined;
  const others = otherRules(post).filter((rule) => !common.includes(rule));
  return (
    <li
      className={clsx(
        'exam-post -mx-3 grid gap-x-4 gap-y-1 px-3 py-3 text-14 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)_minmax(0,4fr)]',
        chosen && 'bg-brand-tint',
      )}
    >
      <div className="min-w-0">
        <h3>
          <button type="button" className="text-left font-semibold text-ink-1 hover:text-brand" onClick={onChoose}>
            {post.title}
          </button>
        </h3>
        <p className="text-14 text-ink-3">
          {post.code} · {post.employer}，计划 {headcount} 人
        </p>
        {status === 'fallen' && <p className="text-14 text-err-ink">岗位已取消</p>}
      </div>
      <div className="min-w-0">
        <p className="text-ink-1">{educationText(requirements)}</p>
        <p className="text-14 text-ink-3">{majorsText(requirements)}</p>
      </div>
      <div>{!isReported && <Registered post={post} ratio={settings.ratio} paid={settings.fee > 0} />}</div>
      <div className="min-w-0">
        {said && (
          <button type="button" className="text-left" onClick={onChoose}>
            <span className={`block font-semibold ${inks[said.tone] ?? ''}`}>{said.label}</span>
            <span className="block text-14 text-ink-3">{said.note}</span>
          </button>
        )}
        {said?.lacks && (
          <a className="link block text-12" href={paths.complete(said.lacks.section, `${pathname}${search}`)}>
            去补充{said.lacks.label}
          </a>
        )}
        {others.length > 0 && <p className="text-14 text-ink-3">{others.join('；')}</p>}
      </div>
    </li>
  );
}

const noFilters = { words: '', stage: '', subject: '', employer: '', onlyFitting: false, onlyShort: false };
type PostFilters = typeof noFilters;

/** The posts of a table that a choice leaves. */
function filterPosts(
  posts: readonly ExamPost[],
  filters: PostFilters,
  { fits, ratio }: { fits: ReadonlyMap<string, PostFit> | null; ratio: number },
): ExamPost[] {
  const words = filters.words.trim().toLowerCase();
  return posts.filter(
    (post) =>
      (words === '' || `${post.code} ${post.title} ${post.employer}`.toLowerCase().includes(words)) &&
      choices.every(({ name }) => filters[name] === '' || post[name] === filters[name]) &&
      (!filters.onlyFitting || (post.status === 'open' && fits?.get(post.id)?.fit === 'fits')) &&
      (!filters.onlyShort || isShort(post, ratio)),
  );
}
