import { clsx } from 'clsx';
import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import type { ExamPost, PostFit } from '../../contract/exam-shapes.ts';
import { educationText, majorsText, ruleLines } from '../../contract/requirement-words.ts';
import { fitWords, isShort } from '../features/post-words.ts';

interface Props {
  post: ExamPost;
  fit: PostFit | undefined;
  ratio: number;
  /** The largest number registered for one post or needed to hold its test, which fills the bar. */
  most: number;
  /** Requirements of every post of the table, which are said above it. */
  common: ReadonlySet<string>;
  /** The requirement that heads the column, which a row does not name again. */
  own: string | null;
  /** Whether the project asks a fee. */
  paid: boolean;
  /** Whether people register here, so that there are numbers. */
  counted: boolean;
  chosen: boolean;
  onChoose(): void;
}

const inks: Record<string, string> = { ok: 'text-ok-ink', warm: 'text-warm-ink', err: 'text-err-ink' };

/** A post's requirements besides education and majors, which have a column of their own. */
export const otherRules = ({ requirements }: ExamPost): string[] =>
  ruleLines(requirements)
    .slice(2)
    .flatMap(({ label, text }) => (text === '不限' ? [] : `${label} ${text}`));

/** How many registered for a post, beside how many its test needs. */
function Registered({ post, ratio, most, paid }: Pick<Props, 'post' | 'ratio' | 'most' | 'paid'>) {
  const { headcount } = post;
  const registered = post.registered ?? 0;
  const numbers: [label: string, n: number, fill: string][] = [
    ['报名', registered, 'bg-[var(--chart-3)]'],
    ['通过', post.approved ?? 0, 'bg-[var(--chart-2)]'],
    ...(paid ? [['缴费', post.paid ?? 0, 'bg-[var(--chart-1)]'] as [string, number, string]] : []),
  ];
  const need = headcount * (post.ratio ?? ratio);
  const lacking = need - registered;
  const share = (n: number) => ({ width: `${most === 0 ? 0 : Math.max(n > 0 ? 2 : 0, (n / most) * 100)}%` });
  const short = isShort(post, ratio);
  return post.registered === null ? (
    <span className="text-12 text-ink-3">报名截止后公布</span>
  ) : (
    <>
      <span className="tabular flex items-baseline justify-between gap-2 whitespace-nowrap">
        {registered > 0 ? (
          <b className="font-semibold text-ink-1">
            {(registered / headcount).toFixed(1)}
            <span className="text-12 font-normal text-ink-3"> 比 1</span>
          </b>
        ) : (
          <span className="text-14 text-ink-3">还没有人报</span>
        )}
        {short && <span className="text-12 text-warm-ink">差 {lacking} 人开考</span>}
      </span>
      {registered > 0 && (
        <>
          <span className="post-bar mt-1" aria-hidden="true">
            {numbers.map(([label, n, fill]) => (
              <span key={label} className={fill} style={share(n)} />
            ))}
            {need > 0 && (
              <i
                className="z-1 h-full w-0.5 bg-ink-2"
                style={{ left: `calc(${share(need).width} - 2px)` }}
                title={`满 ${need} 人开考`}
              />
            )}
          </span>
          <span className="tabular mt-1 block text-12 text-ink-3">
            {numbers.map(([label, n]) => `${label} ${n}`).join('，')}
          </span>
        </>
      )}
    </>
  );
}

/** A line of the table of posts; on a phone an entry of a list. */
export function PostRow({ post, fit, ratio, most, common, own, paid, counted, chosen, onChoose }: Props) {
  const { headcount, status } = post;
  const { pathname, search } = useLocation();
  const said = fit && status === 'open' && fitWords(fit);
  const others = otherRules(post)
    .filter((rule) => !common.has(rule))
    .map((rule) => (own && rule.startsWith(`${own} `) ? rule.slice(own.length + 1) : rule));
  return (
    <tr className={clsx('exam-post', chosen && 'bg-brand-tint')} data-chosen={chosen || undefined}>
      <th scope="row">
        <button type="button" className="text-left font-semibold text-ink-1 hover:text-brand" onClick={onChoose}>
          {post.title}
        </button>
        <span className="block text-12 font-normal text-ink-3">
          {post.code} · {post.employer}
        </span>
        {status === 'fallen' && <span className="block text-12 font-normal text-err-ink">岗位已取消</span>}
      </th>
      <td className="tabular exam-post-n">
        <span className="sm:hidden">计划 </span>
        {headcount}
        <span className="sm:hidden"> 人</span>
      </td>
      <td className="exam-post-needs">
        <span className="line-clamp-1 text-ink-1">{educationText(post.requirements)}</span>
        <span className="line-clamp-1 text-12 text-ink-3" title={majorsText(post.requirements)}>
          {majorsText(post.requirements)}
        </span>
      </td>
      {counted && (
        <td className="exam-post-bar">
          <Registered post={post} ratio={ratio} most={most} paid={paid} />
        </td>
      )}
      <td className="exam-post-fit">
        {said ? (
          <>
            <button type="button" className="text-left" onClick={onChoose}>
              <span className={`block font-semibold ${inks[said.tone] ?? ''}`}>{said.label}</span>
              <span className="block text-12 text-ink-3">{said.note}</span>
            </button>
            {said.lacks && (
              <a className="link block text-12" href={paths.complete(said.lacks.section, `${pathname}${search}`)}>
                去补充{said.lacks.label}
              </a>
            )}
            {others.length > 0 && (
              <span className="block text-12 text-ink-3" title={others.join('；')}>
                要求：{others.slice(0, 2).join('；')}
                {others.length > 2 && `，另有 ${others.length - 2} 项`}
              </span>
            )}
          </>
        ) : (
          <button type="button" className="group text-left" onClick={onChoose}>
            <span className="text-14 text-ink-1 group-hover:text-brand max-sm:hidden">
              {others.slice(0, 2).join('；') || (common.size > 0 ? '同上' : '没有其他条件')}
            </span>
            <span className="link text-12 sm:hidden">看全部要求</span>
            {others.length > 2 && <span className="link block text-12 max-sm:hidden">另有 {others.length - 2} 项</span>}
          </button>
        )}
      </td>
    </tr>
  );
}
