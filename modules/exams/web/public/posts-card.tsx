import { useState } from 'react';
import { type List, labelOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import type { ExamDetail, ExamPost, PostFit } from '../../contract/exam-shapes.ts';
import { ratioText } from '../../contract/requirement-words.ts';
import { isShort } from '../features/exam-words.ts';
import type { ExamData } from './load-exams.ts';
import { PostRow } from './post-row.tsx';
import type { OwnStanding } from './use-own-standing.ts';

const AT_FIRST = 30;

interface Props {
  data: ExamData;
  standing: OwnStanding;
  chosenId: string | null;
  onChoose(id: string): void;
}

const valuesOf = (posts: readonly ExamPost[], of: (post: ExamPost) => string | null) =>
  [...new Set(posts.flatMap((post) => of(post) ?? []))].filter(Boolean);

interface ChoiceProps {
  label: string;
  values: string[];
  list?: List;
  value: string;
  onChange(value: string): void;
}

function Choice({ label, values, list, value, onChange }: ChoiceProps) {
  if (values.length < 2) return null;
  return (
    <select
      className="field h-8 w-auto max-w-40 text-14"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">全部{label}</option>
      {values.map((one) => (
        <option key={one} value={one}>
          {list ? labelOf(list, one) : one}
        </option>
      ))}
    </select>
  );
}

const updates = { live: '报名人数每分钟更新', hourly: '报名人数每小时更新', hidden: '报名人数截止后公布' } as const;

function TableAside({ id, title, settings, isReported }: ExamDetail) {
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-4">
      {!isReported && <span className="max-sm:hidden">{updates[settings.numbers]}</span>}
      <a className="link text-14" href={`/api/exams/${id}/posts.xlsx`} download={`${title}岗位表.xlsx`}>
        下载岗位表
      </a>
    </span>
  );
}

/** The table of posts with filters, the numbers of each post and how it fits the reader. */
export function PostsCard({ data: { exam, posts }, standing, chosenId, onChoose }: Props) {
  const [filters, setFilters] = useState<PostFilters>(noFilters);
  const [all, setAll] = useState(false);
  const change = (part: Partial<PostFilters>) => setFilters((before) => ({ ...before, ...part }));
  const { isReported } = exam;
  const { ratio } = exam.settings;
  const shown = filterPosts(posts, filters, { fits: standing.fits, ratio });
  const rows = all ? shown : shown.slice(0, AT_FIRST);
  return (
    <Card id="posts" heading="岗位表" aside={<TableAside {...exam} />}>
      <div className="script-only mb-3 flex flex-wrap items-center gap-2">
        <input
          className="field h-8 w-48 text-14"
          type="search"
          aria-label="岗位、学校、代码"
          placeholder="岗位、学校、代码"
          value={filters.words}
          onChange={(event) => change({ words: event.target.value })}
        />
        <Choice
          label="学科"
          list={subjects}
          values={valuesOf(posts, (post) => post.subject)}
          value={filters.subject}
          onChange={(subject) => change({ subject })}
        />
        <Choice
          label="学段"
          list={stages}
          values={valuesOf(posts, (post) => post.stage)}
          value={filters.stage}
          onChange={(stage) => change({ stage })}
        />
        <Choice
          label="单位"
          values={valuesOf(posts, (post) => post.employer)}
          value={filters.employer}
          onChange={(employer) => change({ employer })}
        />
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
        <table className="exam-posts">
          <thead>
            <tr>
              <th scope="col">岗位</th>
              <th scope="col">计划</th>
              <th scope="col">学历与专业</th>
              {!isReported && <th scope="col">报名与竞争</th>}
              <th scope="col">{standing.fits ? '与我和要求' : '要求'}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((post) => (
              <PostRow
                key={post.id}
                post={post}
                fit={standing.fits?.get(post.id)}
                ratio={ratio}
                paid={exam.settings.fee > 0}
                counted={!isReported}
                chosen={post.id === chosenId}
                onChoose={() => onChoose(post.id)}
              />
            ))}
          </tbody>
        </table>
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

interface PostFilters {
  words: string;
  stage: string;
  subject: string;
  employer: string;
  onlyFitting: boolean;
  onlyShort: boolean;
}

const noFilters: PostFilters = {
  words: '',
  stage: '',
  subject: '',
  employer: '',
  onlyFitting: false,
  onlyShort: false,
};

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
      (filters.stage === '' || post.stage === filters.stage) &&
      (filters.subject === '' || post.subject === filters.subject) &&
      (filters.employer === '' || post.employer === filters.employer) &&
      (!filters.onlyFitting || (post.status === 'open' && fits?.get(post.id)?.fit === 'fits')) &&
      (!filters.onlyShort || isShort(post, ratio)),
  );
}
