import { Button, Input, Radio } from 'antd';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '#web/features/calls/use-call.ts';
import { RowActs } from '#web/features/console/list/row-parts.tsx';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { handled } from '#web/ui/handled.ts';
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

/** What a judge did with the number in the room, or whether the device is in. */
function saidOf({ enteredAt }: GroupJudge, state: string | undefined): string {
  if (state === 'sealed') return '已封存';
  if (state === 'recused') return '回避';
  if (!enteredAt) return '没有进入';
  return state ? '待评' : `${timeOfDay(enteredAt)} 进入`;
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
        <ul className="flex min-w-0 grow flex-wrap gap-2" aria-label="考官">
          {group.judges.map((judge) => {
            const { id, number, name, enteredAt } = judge;
            const state = stateOf?.(id);
            const ask = (move: 'renew' | 'remove') => {
              setCountsSheets(false);
              setAsked({ judge, move });
            };
            return (
              <li
                key={id}
                className={clsx(
                  'flex items-center gap-2 rounded-ctl border bg-surface px-3 py-1.5 text-14',
                  state === 'sealed' ? 'border-ok-line' : 'border-line-strong',
                )}
              >
                <span className="sr-only">考官 </span>
                <b className="num text-20">{number}</b>
                <b className="cut font-semibold text-ink-1">{name}</b>
                <span className={clsx('text-12', enteredAt ? 'text-ink-3' : 'text-warm-ink')}>
                  {saidOf(judge, state)}
                </span>
                {mayArrange && (
                  <RowActs
                    of={name}
                    more={[
                      { label: words.renew.title, onAct: () => ask('renew') },
                      { label: words.remove.title, danger: true, onAct: () => ask('remove') },
                    ]}
                  />
                )}
              </li>
            );
          })}
        </ul>
        {mayAdd && !isAdding && (
          <Button
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
          onSubmit={handled(() => {
            if (isUnderWay) setAsked({ judge: null, move: 'name' });
            else void name();
          })}
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
