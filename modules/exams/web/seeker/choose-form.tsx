import { useCallback, useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { offlineOr } from '#web/ui/online.ts';
import type { ExamPost } from '../../contract/exam-shapes.ts';
import type { OwnRegistration } from '../../contract/registrations.ts';
import { useRegistrationMove } from './use-registration-move.ts';

/** Chooses another post of the project after one's own fell; the evidence that was sent counts for it. */
export function ChooseForm({ registration, onDone }: { registration: OwnRegistration; onDone(): void }) {
  const { exam, id } = registration;
  const [posts, setPosts] = useState<ExamPost[] | null>(null);
  const [postId, setPostId] = useState('');
  const { busy, send } = useRegistrationMove(id, '已改报，重新进入审核', onDone);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    call('GET /api/exams/:id/posts', { params: { id: exam.id } }, { background: true, quiet: true }).then(
      ({ items }) => setPosts(items.filter(({ status }) => status === 'open')),
      () => setFailed(true),
    );
  }, [exam.id]);
  useEffect(load, [load]);
  if (failed)
    return (
      <p className="mt-3 flex items-center gap-2 text-13" role="alert">
        {offlineOr('可改报的岗位没有加载出来')}
        <Button size="s" onClick={load}>
          重试
        </Button>
      </p>
    );
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <select
        className="field h-9! w-auto! max-w-full min-w-60"
        aria-label="改报岗位"
        value={postId}
        disabled={posts === null}
        onChange={(event) => setPostId(event.target.value)}
      >
        <option value="">{posts === null ? '正在载入岗位' : '选择岗位'}</option>
        {posts?.map((post) => (
          <option key={post.id} value={post.id}>
            {post.code} {post.title}，{post.employer}
          </option>
        ))}
      </select>
      <Button look="filled" busy={busy} disabled={postId === ''} onClick={() => void send({ move: 'choose', postId })}>
        改报这个岗位
      </Button>
      <a className="link text-13" href={`${paths.exam(exam.id)}#posts`}>
        看岗位要求
      </a>
    </div>
  );
}
