import { Card } from '#web/ui/card.tsx';
import type { ExamPost } from '../../contract/exam-shapes.ts';
import { ruleLines } from '../../contract/requirement-words.ts';
import { RuleList } from '../features/rule-list.tsx';
import type { OwnStanding } from './use-own-standing.ts';

/** The rules of the chosen post: compared one by one for a seeker, as written for a visitor. */
export function ChosenPost({ post, standing }: { post: ExamPost; standing: OwnStanding }) {
  const fit = standing.fits?.get(post.id);
  return (
    <Card
      id="chosen"
      heading={`${post.code} ${post.title}，${fit ? '逐条比对' : '岗位要求'}`}
      aside={
        fit
          ? '按现在的默认简历，报名时再核一次'
          : !standing.signedIn && <span className="unless-seeker">登录后逐条比对</span>
      }
    >
      {fit ? (
        <RuleList checks={fit.checks} own className="grid grid-cols-2 gap-x-8 max-md:grid-cols-1" />
      ) : (
        <dl className="fact-table grid grid-cols-2 gap-x-8 max-md:grid-cols-1">
          {ruleLines(post.requirements).map(({ label, text }) => (
            <div key={label} className="flex gap-3 border-b border-line py-2.5 text-13">
              <dt className="w-16 flex-none text-ink-3">{label}</dt>
              <dd className="min-w-0 text-ink-1">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {post.note && <p className="mt-3 text-13 text-ink-3">备注：{post.note}</p>}
    </Card>
  );
}
