import { Button, Dropdown, Input, Radio } from 'antd';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '#web/features/calls/use-action.ts';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { type ExamGroup, type GroupJudge, mostJudges } from '../../../contract/interview/groups.ts';

interface Props {
  group: ExamGroup;
  mayArrange: boolean;
  /** Whether a sheet is sealed: then judges are named with a reason, and a removal says what becomes of the sheets. */
  isUnderWay?: boolean;
  /** What a judge did with the number that is in the room; absent while nobody is. */
  stateOf?: ((judgeId: string) => string | undefined) | undefined;
}

type Asked = { judge: GroupJudge; move: 'renew' | 'remove' } | { judge: null; move: 'name' };

const words = {
  name: { title: '增加考官', about: '' },
  renew: { title: '换发进入码', about: '原来的码和已进入的设备失效，已封存的评分仍然有效；' },
  remove: { title: '撤下考官', about: '设备失效，没有评的号不再等这位考官；' },
} as const;
const proposed = '已提出，等另一位工作人员确认后生效';
const second = '由另一位工作人员确认后才生效。';

const namesIn = (text: string) => text.split(/[\s,，、;；]+/).filter(Boolean);

/** How a seat looks, and what it says: sealed, in, stepped back, or not there yet. */
function seatOf({ enteredAt }: GroupJudge, state: string | undefined): [look: string, text: string] {
  if (state === 'sealed') return ['border-ok bg-ok text-surface', '已封存'];
  if (state === 'recused') return ['border-line-strong bg-fill text-ink-3', '回避'];
  if (!enteredAt) return ['border-dashed border-line-strong text-ink-3', '没有进入'];
  return ['border-brand bg-surface text-brand', state ? '待评' : `${timeOfDay(enteredAt)} 进入`];
}

/** 考官: who judges in a group and whose device is in. Who changes that proposes it to another person, who is shown the codes. */
export function JudgesPanel({ group, mayArrange, isUnderWay = false, stateOf }: Props) {
  const [text, setText] = useState('');
  const [isAdding, setIsAdding] = useState(group.judges.length === 0);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [countsSheets, setCountsSheets] = useState(false);
  const changes = ['GET /api/company/examGroups/:id', 'GET /api/company/exams/:id/interview'] as const;
  const add = useAction('POST /api/company/examGroups/:id/judges', {
    invalidates: changes,
    done: proposed,
    opened: group.judges.length,
  });
  const change = useAction('POST /api/company/examJudges/:id/moves', {
    invalidates: changes,
    done: proposed,
    opened: `${asked?.judge?.id}:${asked?.move}`,
  });
  const name = async (reason = '') => {
    const done = await add.send({
      params: { id: group.id },
      body: { names: namesIn(text), ...(reason ? { reason } : {}) },
    });
    if (done === undefined) return;
    add.renew();
    setText('');
    setIsAdding(false);
    setAsked(null);
  };
  const move = async (reason: string) => {
    if (!asked) return;
    if (asked.move === 'name') return name(reason);
    const counts = isUnderWay && asked.move === 'remove' ? { countsSheets } : {};
    const done = await change.send({ params: { id: asked.judge.id }, body: { move: asked.move, reason, ...counts } });
    if (done === undefined) return;
    change.renew();
    setAsked(null);
  };
  const mayAdd = mayArrange && group.judges.length < mostJudges;
  return (
    <div className="grid min-w-0 grow content-center gap-2">
      <div className="flex items-start gap-2">
        <ul
          className="grid min-w-0 grow grid-cols-[repeat(auto-fit,minmax(84px,1fr))] gap-2 max-sm:grid-cols-5 max-sm:gap-1"
          aria-label="考官"
        >
          {group.judges.map((judge) => {
            const [look, said] = seatOf(judge, stateOf?.(judge.id));
            return (
              <li key={judge.id} className="relative flex min-w-0 flex-col items-center py-2 text-center">
                <span
                  className={clsx(
                    'num grid size-12 place-items-center rounded-full border-2 text-20 max-sm:size-10',
                    look,
                  )}
                >
                  <span className="sr-only">考官 </span>
                  {judge.number}
                </span>
                <b className="cut mt-1.5 max-w-full font-semibold text-ink-1">{judge.name}</b>
                <span className={clsx('text-12', judge.enteredAt ? 'text-ink-3' : 'text-warm-ink')}>{said}</span>
                {mayArrange && (
                  <Dropdown
                    trigger={['click']}
                    menu={{
                      items: [
                        { key: 'renew', label: words.renew.title },
                        { key: 'remove', label: words.remove.title, danger: true },
                      ],
                      onClick: ({ key }) => {
                        setCountsSheets(false);
                        setAsked({ judge, move: key as 'renew' | 'remove' });
                      },
                    }}
                  >
                    <button
                      type="button"
                      className="absolute inset-0 cursor-pointer rounded-ctl hover:bg-brand/5"
                      aria-label={`管理 ${judge.name}`}
                    />
                  </Dropdown>
                )}
              </li>
            );
          })}
        </ul>
        {mayAdd && !isAdding && (
          <Button
            className="mt-4"
            type="dashed"
            aria-label="加考官"
            title="加考官"
            icon={<Plus size={16} aria-hidden />}
            onClick={() => setIsAdding(true)}
          />
        )}
      </div>
      {group.judges.length === 0 && <span className="text-14 text-warm-ink">还没有考官</span>}
      {mayAdd && isAdding && (
        <form
          className="flex max-w-140 gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (isUnderWay) setAsked({ judge: null, move: 'name' });
            else void name();
          }}
        >
          <Input
            aria-label="考官姓名"
            autoFocus={group.judges.length > 0}
            placeholder="考官姓名，多人用顿号隔开"
            maxLength={300}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {namesIn(text).length > 0 && (
            <Button htmlType="submit" loading={add.isPending}>
              提出任命
            </Button>
          )}
        </form>
      )}
      {asked && (
        <ReasonDialog
          title={`${words[asked.move].title}：${asked.judge?.name ?? namesIn(text).join('、')}`}
          label="原因（记入项目经过）"
          about={
            <>
              {words[asked.move].about}
              {second}
              {isUnderWay && asked.move === 'remove' && (
                <Radio.Group
                  className="mt-2 flex flex-wrap gap-x-4"
                  value={countsSheets}
                  onChange={({ target }) => setCountsSheets(target.value)}
                  options={[
                    { value: false, label: '已封存的评分不计入' },
                    { value: true, label: '已封存的评分计入' },
                  ]}
                />
              )}
            </>
          }
          danger={asked.move === 'remove'}
          minLength={2}
          maxLength={100}
          busy={change.isPending || add.isPending}
          onDone={(reason) => void move(reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
