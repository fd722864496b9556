import type { OpenConversation } from '#contract/chat/chat.ts';
import { Pay } from '#web/features/salary/pay.tsx';
import { monthDay } from '#web/features/time/day-parts.ts';
import { postPath } from '#web/paths.ts';

/** The post that a conversation is about, where it begins. */
export function TalkPost({ detail: { card, side } }: { detail: OpenConversation }) {
  const facts = [card.place, `招 ${card.headcount} 人`, card.deadline && `${monthDay(card.deadline)} 截止`];
  return (
    <a
      className="card group mx-auto mb-2 block w-full max-w-140 px-5 py-3 hover:border-brand-line"
      href={postPath(card)}
      target="_blank"
      rel="noreferrer"
    >
      <span className="flex items-baseline justify-between gap-4">
        <b className="cut text-16 font-semibold text-ink-1 group-hover:text-brand">{card.title}</b>
        <Pay value={card.salary} className="flex-none text-16" />
      </span>
      <span className="mt-1 flex justify-between gap-4 text-14 text-ink-3">
        <span className="cut">{facts.filter(Boolean).join(' · ')}</span>
        {side === 'seeker' && card.company.replyRate !== null && (
          <span className="flex-none text-ok-ink">回复率 {card.company.replyRate}%</span>
        )}
      </span>
    </a>
  );
}
