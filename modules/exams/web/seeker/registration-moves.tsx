import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { offlineOr } from '#web/ui/online.ts';
import type { OwnRegistration } from '../../contract/registrations.ts';
import { Choice, postOptions } from '../features/choice.tsx';

const MOVE = 'POST /api/exams/registrations/:id/moves';

/** The seeker's move of a registration: says `done` and calls `onDone` once the server has made it. */
export function useRegistrationMove(id: string, done: string, onDone: () => void) {
  const { send, isPending } = useAction(MOVE, { opened: id, done, onSuccess: onDone });
  return { busy: isPending, send: (body: InputOf<Api[typeof MOVE]>['body']) => send({ params: { id }, body }) };
}

/** Chooses another post of the project after one's own fell; the evidence that was sent counts for it. */
export function ChooseForm({ registration, onDone }: { registration: OwnRegistration; onDone(): void }) {
  const { exam, id } = registration;
  const { data, isError, refetch } = useCall('GET /api/exams/:id/posts', { params: { id: exam.id } }, quietly);
  const posts = data?.items.filter(({ status }) => status === 'open');
  const [postId, setPostId] = useState('');
  const { busy, send } = useRegistrationMove(id, '已改报，重新进入审核', onDone);
  if (isError)
    return (
      <p className="mt-3 flex items-center gap-2 text-14" role="alert">
        {offlineOr('可改报的岗位没有加载出来')}
        <Button size="s" onClick={() => void refetch()}>
          重试
        </Button>
      </p>
    );
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <Choice
        label="改报岗位"
        className="h-9 w-auto max-w-full min-w-60"
        all={posts ? '选择岗位' : '正在载入岗位'}
        options={postOptions(posts)}
        value={postId}
        disabled={!posts}
        onPick={setPostId}
      />
      <Button look="filled" busy={busy} disabled={postId === ''} onClick={() => void send({ move: 'choose', postId })}>
        改报这个岗位
      </Button>
      <a className="link text-14" href={`${paths.exam(exam.id)}#posts`}>
        看岗位要求
      </a>
    </div>
  );
}

/** Withdraws a registration, after asking once in place. */
export function WithdrawButton({ registration, onDone }: { registration: OwnRegistration; onDone(): void }) {
  const [asking, setAsking] = useState(false);
  const { busy, send } = useRegistrationMove(registration.id, '已撤回报名', onDone);
  if (!asking)
    return (
      <Button look="text" size="s" onClick={() => setAsking(true)}>
        撤回报名
      </Button>
    );
  return (
    <span className="flex flex-wrap items-center gap-2 text-14">
      撤回后本次报名作废，截止前可以重新报名
      <Button size="s" onClick={() => setAsking(false)}>
        保留
      </Button>
      <Button size="s" look="danger" busy={busy} onClick={() => void send({ move: 'withdraw' })}>
        确认撤回
      </Button>
    </span>
  );
}
