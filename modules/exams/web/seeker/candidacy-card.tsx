import { dayAndTime } from '#web/features/time/day-parts.ts';
import type { Candidacy } from '../../contract/candidates/recheck.ts';
import { whenText } from '../features/exam-words.ts';
import { GiveUp } from './give-up.tsx';
import { SlotChoice } from './slot-choice.tsx';

interface Props {
  exam: { id: string; title: string };
  own: Candidacy;
  setOwn(own: Candidacy): void;
}

/** What a shortlisted applicant has to do, below until when: the slot of the recheck, or giving up. Nothing before the shortlist is public. */
export function CandidacyCard({ exam: { id, title }, own, setOwn }: Props) {
  const params = { id };
  const chosen = own.slots.find(({ id }) => id === own.slotId);
  const isOpen = !chosen || Date.parse(chosen.startsAt) > Date.now();
  const giveUp = own.mayWithdraw && <GiveUp params={params} onDone={setOwn} />;
  return (
    <section
      aria-label={`${title}：入围以后`}
      className="-mx-6 mt-4 -mb-4 bg-surface px-6 py-4 max-sm:-mx-4 max-sm:px-4"
    >
      {own.state !== 'recheck' && <h3 className="text-16 font-semibold text-ink-1">已退出后续环节</h3>}
      {own.state === 'recheck' && (
        <p className="text-13 text-ink-3">
          {chosen
            ? `请在 ${whenText(chosen.startsAt)} 至 ${dayAndTime(chosen.endsAt).split(' ')[1]} 带报名时提交的全部材料原件到${chosen.place}。`
            : own.slots.length > 0
              ? '选一个时段，到时带报名时提交的全部材料原件'
              : '时段还没有公布，公布后在这里选择。'}
        </p>
      )}
      {own.state === 'recheck' && isOpen && own.slots.length > 0 ? (
        <SlotChoice params={params} own={own} onDone={setOwn}>
          {giveUp}
        </SlotChoice>
      ) : (
        giveUp
      )}
    </section>
  );
}
