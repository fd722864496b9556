import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import UserRoundSearch from 'lucide-react/icons/user-round-search';
import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import type { RuleCheck } from '../../contract/exam-shapes.ts';

const marks = {
  fits: { icon: CircleCheck, ink: 'text-ok-ink', word: '符合' },
  unfit: { icon: CircleX, ink: 'text-err-ink', word: '不符合' },
  missing: { icon: CircleAlert, ink: 'text-warm-ink', word: '缺信息' },
  person: { icon: UserRoundSearch, ink: 'text-ink-3', word: '由人审核' },
} as const;

interface Props {
  checks: readonly RuleCheck[];
  /** With links to the section of the resume that would complete a rule. */
  own?: boolean;
  className?: string;
}

/** Every rule with its verdict: the organiser's words, what the applicant has, and why. */
export function RuleList({ checks, own = false, className = '' }: Props) {
  const { pathname, search } = useLocation();
  if (checks.length === 0) return <p className="text-14 text-ink-3">这个岗位没有限制条件。</p>;
  return (
    <ul className={className}>
      {checks.map(({ rule, label, required, has, verdict, reason, section }) => {
        const { icon: Icon, ink, word } = marks[verdict];
        return (
          <li key={rule + required} className="flex gap-2.5 border-b border-line py-2.5">
            <Icon size={16} className={`mt-0.5 flex-none ${ink}`} aria-hidden />
            <div className="min-w-0 flex-1 text-14">
              <p className="flex gap-2">
                <span className="w-18 flex-none text-ink-3">{label}</span>
                <span className="min-w-0 flex-1 text-ink-1">{required}</span>
                <span className={`flex-none ${ink}`}>{word}</span>
              </p>
              {(has || reason) && (
                <p className="mt-0.5 pl-20 text-14 text-ink-3">
                  {[has, reason].filter(Boolean).join('；')}
                  {own && verdict === 'missing' && (
                    <a className="link ml-2" href={paths.complete(section, `${pathname}${search}`)}>
                      去补充
                    </a>
                  )}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
