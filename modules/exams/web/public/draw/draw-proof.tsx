import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { saveText } from '#web/features/files/save-file.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { dayAndTime, monthDay } from '#web/features/time/day-parts.ts';
import { Button } from '#web/ui/button.tsx';
import { FactRows } from '#web/ui/fact-rows.tsx';
import { drawFaults, drawKinds } from '../../../contract/draw.ts';
import type { ExamDraw } from '../../../contract/rooms.ts';

/** What is drawn, in the words of the people who read it. */
export const wordsOf = {
  seats: {
    room: '考场',
    seat: '座',
    what: '座位',
    look: '查我的座位',
    where: '我坐在哪个考场？',
    claim: '谁坐在哪里由随机数决定，组织单位和本网站都挑不了。',
    places:
      '依次入座：先坐本学科考场里的下一个空座，没有的坐不限学科的考场；申请了无障碍座位的先入座，只坐无障碍考场。',
  },
  lots: {
    room: '组',
    seat: '号',
    what: '签号',
    look: '查我的签号',
    where: '我抽到几号？',
    claim: '谁在哪一组、第几个面试由随机数决定，组织单位、考官和本网站都挑不了。',
    places: '依次入组：进报考岗位所在的小组，取下一个签号；岗位相同的小组先满一组再排下一组。',
  },
} as const;

interface Props {
  draw: ExamDraw;
}

/** Computes the draw again in this browser, or keeps it as a file. */
function Verify({ draw }: Props) {
  const [faults, setFaults] = useState<string[] | null>(null);
  const { busy, run } = useBusy();
  const verify = async () => setFaults(await drawFaults(draw));
  const save = () =>
    saveText(`${draw.title}-${drawKinds[draw.kind]}.json`, JSON.stringify(draw, null, 1), 'application/json');
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      {draw.seed && (
        <Button className="script-only" busy={busy} onClick={() => void run(verify)}>
          在这台设备上复算一遍
        </Button>
      )}
      <Button className="script-only" onClick={save}>
        保存抽签文件
      </Button>
      <span role="status" className={`text-14 font-semibold ${faults?.length ? 'text-err-ink' : 'text-ok-ink'}`}>
        {faults &&
          (faults.length === 0
            ? `哈希一致，${draw.seats.length} 个${wordsOf[draw.kind].what}与复算结果完全相同`
            : faults.join('；'))}
      </span>
    </div>
  );
}

/** What the draw proves and how it is computed again, in one folded line; open before the draw, when the hashes are what counts. */
export function DrawProof({ draw }: Props) {
  const { kind, seed, seedHash, inputHash, changes, committedAt, revealedAt } = draw;
  const words = wordsOf[kind];
  const group = kind === 'seats' ? '考场' : '小组';
  return (
    <details id="proof" open={!seed} className="card group p-6 text-14 max-sm:p-4">
      <summary className="flex cursor-pointer items-center gap-2 text-14 font-semibold text-ink-1">
        <ShieldCheck size={18} className="flex-none text-ok" aria-hidden />
        <span className="flex-1">
          {revealedAt
            ? `${monthDay(revealedAt)} 公开抽签，${seed ? '谁都能复算' : '全部小组结束后谁都能复算'}`
            : '抽签怎样保证公平'}
        </span>
        <span className="i i-down group-open:rotate-180" />
      </summary>
      <p className="mt-4">{words.claim}随机数在抽签前就已封存，公布以后谁都能自己再算一遍。</p>
      <p className="tabular mt-2 text-ink-3">
        {dayAndTime(committedAt)} 冻结名单、封存随机数{revealedAt && `，${dayAndTime(revealedAt)} 公开抽签`}
      </p>
      <Verify draw={draw} />
      {changes.length > 0 && (
        <section className="mt-4 border-t border-line pt-4">
          <h3 className="text-14 font-semibold text-ink-1">抽签后的座位调整</h3>
          <p className="mt-1">每处由两位工作人员一提一批，抽签本身不变。</p>
          <ul className="tabular mt-1">
            {changes.map(({ number, room, seat, at }) => (
              <li key={`${number}-${at}`}>
                {dayAndTime(at)} 报名号 {number} 调到第 {room} 考场 {seat} 座
              </li>
            ))}
          </ul>
        </section>
      )}
      <FactRows
        className="mt-4 grid-cols-1 gap-y-1 border-t border-line pt-4 [&_dd]:mb-2 [&_dd]:font-mono [&_dd]:text-12"
        facts={[
          ['名单的 SHA-256', inputHash],
          ['种子的 SHA-256，先于抽签公布', seedHash],
          ['种子，抽签后公布', seed],
        ]}
      />
      <h3 className="mt-4 border-t border-line pt-4 text-14 font-semibold text-ink-1">算法和离线复算</h3>
      <ol className="mt-2 list-decimal space-y-2 pl-5">
        <li>报名号和{group}写成一份名单，公布它的 SHA-256：名单此后改一个字，哈希就不同。</li>
        <li>同时生成 32 字节的随机种子，只公布它的 SHA-256：种子此后换不了，抽签前只以密文存放。</li>
        <li>
          {kind === 'seats' ? '抽签时' : '全部小组面试结束后'}公布种子。对每个报名号计算
          HMAC-SHA-256（种子，报名号），按结果从小到大排队。
        </li>
        <li>{words.places}</li>
      </ol>
      <p className="mt-3 text-ink-3">
        网页上的复算不经过服务器。也可以把文件存下来，离线运行{' '}
        <code className="rounded-tag bg-fill px-1">npm run verify-draw -- 文件</code>
        ，或照上面四条自己写程序。
      </p>
    </details>
  );
}
