import { Button, Dropdown, Input } from 'antd';
import { Ellipsis, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type ExamGroup, type GroupJudge, type JudgeCode, mostJudges } from '#contract/exams/interview/groups.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { CodesDialog } from './codes-dialog.tsx';

interface Props {
  group: ExamGroup;
  mayArrange: boolean;
  /** What a judge did with the number that is in the room; absent while nobody is. */
  said?: ((judgeId: string) => ReactNode) | undefined;
}

type Asked = { judge: GroupJudge; move: 'renew' | 'remove' };

const words = {
  renew: { title: '换发进入码', about: '原来的码和已进入的设备立刻失效，已上报的评分仍然有效。' },
  remove: { title: '撤下考官', about: '设备立刻失效，已封存的评分仍然有效；没有评的号不再等这位考官。' },
} as const;

const namesIn = (text: string) => text.split(/[\s,，、;；]+/).filter(Boolean);

/** 考官: who judges in a group, whose device is in, and the codes, which are shown once. */
export function JudgesPanel({ group, mayArrange, said }: Props) {
  const [text, setText] = useState('');
  const [isAdding, setIsAdding] = useState(group.judges.length === 0);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [codes, setCodes] = useState<JudgeCode[]>([]);
  const changes = ['GET /api/company/examGroups/:id', 'GET /api/company/exams/:id/interview'] as const;
  const add = useAction('POST /api/company/examGroups/:id/judges', {
    invalidates: changes,
    opened: group.judges.length,
  });
  const change = useAction('POST /api/company/examJudges/:id/moves', {
    invalidates: changes,
    opened: `${asked?.judge.id}:${asked?.move}`,
  });
  const name = async () => {
    const done = await add.send({ params: { id: group.id }, body: { names: namesIn(text) } });
    if (!done) return;
    setText('');
    setIsAdding(false);
    setCodes(done.codes);
  };
  const move = async (reason: string) => {
    if (!asked) return;
    const done = await change.send({ params: { id: asked.judge.id }, body: { move: asked.move, reason } });
    if (!done) return;
    toast.success(asked.move === 'renew' ? '已换发' : '已撤下');
    setAsked(null);
    setCodes(done.codes);
  };
  const mayAdd = mayArrange && group.judges.length < mostJudges;
  return (
    <div className="grid min-w-0 grow content-center gap-2">
      <ul
        className="grid grid-cols-[repeat(auto-fit,minmax(132px,1fr))] gap-2 max-sm:grid-cols-[minmax(0,1fr)]"
        aria-label="考官"
      >
        {group.judges.map((judge) => (
          <li
            key={judge.id}
            className="relative flex flex-col rounded-ctl border border-line bg-surface px-3 py-2 text-13 max-sm:flex-row max-sm:items-center max-sm:gap-2"
          >
            <b className="cut pe-6 font-medium text-ink-1 max-sm:pe-0">
              <i
                className={`mr-1.5 inline-block size-2 rounded-full ${judge.enteredAt ? 'bg-ok' : 'bg-line-strong'}`}
                aria-hidden="true"
              />
              {judge.number} 号 {judge.name}
            </b>
            <span className={`text-12 ${judge.enteredAt ? 'text-ink-3' : 'text-warm-ink'}`}>
              {judge.enteredAt ? `${timeOfDay(judge.enteredAt)} 进入` : '没有进入'}
            </span>
            {said && <span className="mt-1 max-sm:mt-0 max-sm:ml-auto max-sm:pe-7">{said(judge.id)}</span>}
            {mayArrange && (
              <Dropdown
                trigger={['click']}
                menu={{
                  items: [
                    { key: 'renew', label: words.renew.title },
                    { key: 'remove', label: words.remove.title, danger: true },
                  ],
                  onClick: ({ key }) => setAsked({ judge, move: key as Asked['move'] }),
                }}
              >
                <Button
                  size="small"
                  type="text"
                  className="absolute! top-1.5 right-1"
                  aria-label={`管理 ${judge.name}`}
                  icon={<Ellipsis size={16} aria-hidden />}
                />
              </Dropdown>
            )}
          </li>
        ))}
      </ul>
      {mayAdd && !isAdding && (
        <Button
          size="small"
          type="text"
          className="justify-self-start text-ink-3!"
          icon={<Plus size={14} aria-hidden />}
          onClick={() => setIsAdding(true)}
        >
          加考官
        </Button>
      )}
      {group.judges.length === 0 && <span className="text-13 text-warm-ink">还没有考官</span>}
      {mayAdd && isAdding && (
        <form
          className="flex max-w-140 gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void name();
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
              任命并取码
            </Button>
          )}
        </form>
      )}
      {asked && (
        <ReasonDialog
          title={`${words[asked.move].title}：${asked.judge.name}`}
          label="原因（记入项目经过）"
          about={words[asked.move].about}
          danger={asked.move === 'remove'}
          minLength={2}
          maxLength={100}
          busy={change.isPending}
          onDone={(reason) => void move(reason)}
          onClose={() => setAsked(null)}
        />
      )}
      {codes.length > 0 && <CodesDialog group={group} codes={codes} onClose={() => setCodes([])} />}
    </div>
  );
}
