import { clsx } from 'clsx';
import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import type { ExamPost, PostFit } from '../../contract/exam-shapes.ts';
import { educationText, majorsText, ruleLines } from '../../contract/requirement-words.ts';
import { fitWords, isShort } from '../features/exam-words.ts';

interface Props {
  post: ExamPost;
  fit: PostFit | undefined;
  ratio: number;
  /** Whether the project asks a fee. */
  paid: boolean;
  /** Whether people register here, so that there are numbers. */
  counted: boolean;
  chosen: boolean;
  onChoose(): void;
}

const inks: Record<string, string> = { ok: 'text-ok-ink', warm: 'text-warm-ink', err: 'text-err-ink' };

/** A post's requirements besides education and majors, which have a column of their own. */
const otherRules = ({ requirements }: ExamPost): string[] =>
  ruleLines(requirements)
    .slice(2)
    .flatMap(({ label, text }) => (text === '不限' ? [] : `${label} ${text}`));

/** How many registered for a post, and how many more its test needs. */
function Registered({ post, ratio, paid }: Pick<Props, 'post' | 'ratio' | 'paid'>) {
  if (post.registered === null) return <span className="text-12 text-ink-3">报名截止后公布</span>;
  const { headcount, registered } = post;
  const lacking = headcount * (post.ratio ?? ratio) - registered;
  return (
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
        {isShort(post, ratio) && <span className="text-12 text-warm-ink">差 {lacking} 人开考</span>}
      </span>
      {registered > 0 && (
        <span className="tabular mt-1 block text-12 text-ink-3">
          报名 {registered}，通过 {post.approved ?? 0}
          {paid && `，缴费 ${post.paid ?? 0}`}
        </span>
      )}
    </>
  );
}

/** A line of the table of posts; on a phone an entry of a list. */
export function PostRow({ post, fit, ratio, paid, counted, chosen, onChoose }: Props) {
  const { headcount, status } = post;
  const { pathname, search } = useLocation();
  const said = fit && status === 'open' && fitWords(fit);
  const others = otherRules(post);
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
          <Registered post={post} ratio={ratio} paid={paid} />
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
              <span className="block text-12 text-ink-3 max-sm:hidden" title={others.join('；')}>
                要求：{others.slice(0, 2).join('；')}
                {others.length > 2 && `，另有 ${others.length - 2} 项`}
              </span>
            )}
          </>
        ) : (
          <button type="button" className="group text-left" onClick={onChoose}>
            <span className="text-14 text-ink-1 group-hover:text-brand max-sm:hidden">
              {others.slice(0, 2).join('；') || '没有其他条件'}
            </span>
            <span className="link text-12 sm:hidden">看全部要求</span>
            {others.length > 2 && <span className="link block text-12 max-sm:hidden">另有 {others.length - 2} 项</span>}
          </button>
        )}
      </td>
    </tr>
  );
}
