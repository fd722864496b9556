import type { OwnPost } from '#contract/posts/post-card.ts';
import { post as machine } from '#contract/posts/post-state.ts';
import type { BatchMove } from '#contract/posts/recruiter-posts.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import {
  actsColumn,
  column,
  type ListColumn,
  type ListColumns,
  RowActs,
} from '#web/features/console/list/row-parts.tsx';
import { StateWord } from '#web/features/console/list/state-word.tsx';
import { Pay } from '#web/features/salary/pay.tsx';
import { monthDay } from '#web/features/time/day-parts.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { mayBatch, moves } from './batch-bar.tsx';

type Act = (move: BatchMove, ids: string[]) => void;

interface Choices {
  /** Posts of several states: each shows its own. */
  mixed: boolean;
  /** All posts are on the page, which can be put in another order. */
  isWhole: boolean;
  onAct: Act;
}

/** The company's posts with their figures. */
export const columnsOf = ({ mixed, isWhole, onAct }: Choices): ListColumns<OwnPost> => [
  ...postColumns
    .filter(({ key }) => mixed || key !== 'status')
    .map((column) => (isWhole ? column : { ...column, sorter: false })),
  actsColumn<OwnPost>(120, (post) => <RowActions post={post} onAct={onAct} />),
];

const editable = ['draft', 'rejected', 'open', 'closed'];
const order: readonly BatchMove[] = ['describe', 'submit', 'withdraw', 'refresh', 'reopen', 'copy', 'close', 'discard'];

/** 看投递 where some wait, else 编辑; further actions in a menu. */
export function RowActions({ post, onAct }: { post: OwnPost; onAct: Act }) {
  const isDraft = post.status === 'draft';
  const isEditable = editable.includes(post.status);
  const act = (move: BatchMove) => {
    const { name: label, danger = false } = moves[move];
    return { label, danger, onAct: () => onAct(move, [post.id]) };
  };
  const view = isDraft ? [] : [{ label: '查看职位页', href: paths.job(post.id) }];
  const edit = isEditable ? [{ label: isDraft ? '继续编辑' : '编辑', href: paths.release(post.id) }] : [];
  const box = post.deliveryCount > 0 ? [{ label: '看投递', href: paths.box({ postId: post.id }) }] : [];
  const acts = order.filter((move) => mayBatch(post, move)).map(act);
  const lead = post.unanswered > 0 ? [...box, ...edit] : [...edit, ...box];
  const [main, ...more] = [...lead, ...(isEditable ? view : []), ...acts, ...(isEditable ? [] : view)];
  return <RowActs of={post.title} main={main} more={more} />;
}

const dots: Partial<Record<string, string>> = {
  open: 'bg-brand',
  rejected: 'bg-err',
  removed: 'bg-err',
};
const SOON_DAYS = 3;

function Title({ post }: { post: OwnPost }) {
  const facts = [
    ...post.stages.map((code) => labelOf(stages, code)),
    ...post.subjects.map((code) => labelOf(subjects, code)),
    labelOf(educations, post.education),
    post.place,
  ];
  return (
    <div className="min-w-0">
      {post.lacking.length > 0 && (
        <span className="tag tag-warm float-right ml-2" title={post.lacking.map(({ message }) => message).join('；')}>
          需补充
        </span>
      )}
      <a
        href={post.status === 'draft' ? paths.release(post.id) : paths.job(post.id)}
        className="block truncate font-semibold text-ink-1 hover:text-brand"
      >
        {post.title}
      </a>
      <p className="truncate text-14 text-ink-3" title={post.holder ? `负责人：${post.holder.name}` : undefined}>
        {[...facts, post.holder?.name].filter(Boolean).join(' · ')}
      </p>
      {post.removedReason && <p className="text-14 text-err-ink">下架原因：{post.removedReason}</p>}
      {post.rejectReason && (
        <p className="truncate text-14 text-err-ink" title={post.rejectReason}>
          未通过：{post.rejectReason}
        </p>
      )}
    </div>
  );
}

function Deadline({ post }: { post: OwnPost }) {
  if (!post.deadline) return <span className="text-ink-3">招满为止</span>;
  const left = daysUntil(post.deadline, Date.now());
  const soon = post.status === 'open' && left < SOON_DAYS;
  return (
    <span className={`tabular whitespace-nowrap ${soon ? 'text-warm-ink' : ''}`}>
      {monthDay(post.deadline)}
      {soon && (left < 1 ? '，今天' : `，还有 ${left} 天`)}
    </span>
  );
}

/** A post that was never public has no figures. */
const isCounted = ({ publishedAt }: OwnPost) => publishedAt !== null;
const number = (post: OwnPost, value: number) => (
  <span className={value === 0 ? 'tabular text-ink-3' : 'tabular'}>
    {isCounted(post) ? value.toLocaleString('en') : '–'}
  </span>
);

/** Deliveries of the last 8 days. */
const lately = ({ trend }: OwnPost) => trend.reduce((sum, n) => sum + n, 0);

const thisWeek = ({ trend }: OwnPost) => trend.slice(-7).reduce((sum, n) => sum + n, 0);

/** Those that wait and cannot be among the latest: the least number that is overdue. */
const lateIn = (post: OwnPost) => Math.max(0, post.unanswered - lately(post));

/** What waits for an answer, and beside it the share that has one. */
function Answered({ post }: { post: OwnPost }) {
  if (!isCounted(post)) return <span className="text-14 text-ink-3">发布后统计</span>;
  if (post.deliveryCount === 0) return <span className="text-14 text-ink-3">还没有投递</span>;
  if (post.unanswered === 0) return <span className="text-14 text-ok-ink">都已答复</span>;
  const rate = post.answerRate ?? 0;
  const late = lateIn(post);
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-2 whitespace-nowrap">
      <b className="tabular font-semibold text-ink-1">{post.unanswered} 份待处理</b>
      <span className={`tabular text-14 ${late > 0 ? 'font-semibold text-warm-ink' : 'text-ink-3'}`}>
        {late > 0 ? `${late < post.unanswered ? `${late} 份` : ''}超过 7 天` : `答复 ${rate}%`}
      </span>
    </span>
  );
}

/** What is not stated comes last. */
const closing = ({ deadline }: OwnPost) => deadline ?? '9';

const postColumns: ListColumn<OwnPost>[] = [
  column('职位', {}, (post) => <Title post={post} />),
  column('待遇', { width: 132, responsive: ['md'] }, (post) => (
    <>
      <Pay value={post.salary} className="text-14 text-ink-1!" />
      <span className="block text-14 text-ink-3">{labelOf(tenures, post.tenure)}</span>
    </>
  )),
  column(
    '浏览',
    { width: 84, align: 'right', responsive: ['xl'], sorter: (one, other) => one.viewCount - other.viewCount },
    (post) => number(post, post.viewCount),
  ),
  column(
    '投递',
    { width: 96, align: 'right', responsive: ['xl'], sorter: (one, other) => one.deliveryCount - other.deliveryCount },
    (post) => (
      <>
        {number(post, post.deliveryCount)}
        {thisWeek(post) > 0 && <span className="tabular block text-14 text-ink-3">近 7 天 +{thisWeek(post)}</span>}
      </>
    ),
  ),
  column('答复', { width: 164, sorter: (one, other) => one.unanswered - other.unanswered }, (post) => (
    <Answered post={post} />
  )),
  column(
    '截止',
    { width: 116, responsive: ['md'], sorter: (one, other) => closing(one).localeCompare(closing(other)) },
    (post) => <Deadline post={post} />,
  ),
  column('状态', { key: 'status', width: 84, responsive: ['lg'] }, ({ status }) => (
    <StateWord dot={dots[status]}>{machine.labels.recruiter[status]}</StateWord>
  )),
];
