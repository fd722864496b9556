import { Button } from 'antd';
import { useState } from 'react';
import type { ReadPostRow } from '#modules/exams/contract.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { bodyOf, valuesOf } from './form-values.ts';
import { IntakeForm } from './intake-form.tsx';
import { PostRows } from './post-rows.tsx';

const invalidates = ['GET /api/admin/intakes'] as const;

/** What somebody else read with doubts: looked up in the announcement, and published. */
export function CheckIntake({ id, onClose }: { id: string; onClose(): void }) {
  const [edited, setEdited] = useState<ReadPostRow[] | null>(null);
  const found = useCall('GET /api/admin/intakes/:id', { params: { id } });
  const check = useAction('POST /api/admin/intakes/:id/check', {
    invalidates,
    opened: id,
    done: '已发布',
    onSuccess: onClose,
  });
  const drop = useAction('DELETE /api/admin/intakes/:id', { invalidates, done: '已丢弃', onSuccess: onClose });
  if (found.isError) return <LoadFailed title="这份录入没有加载出来" error={found.error} onRetry={found.refetch} />;
  const { form, doubts = [], title = '', isOwn } = found.data ?? {};
  if (!form) return null;
  const rows = edited ?? form.posts.map((post, at) => ({ number: at + 1, cells: {}, post, notes: [] }));
  const posts = rows.flatMap(({ post }) => post ?? []);
  const others = (
    <>
      <Button onClick={onClose}>返回</Button>
      <Button danger type="text" onClick={() => void drop.send({ params: { id } })}>
        丢弃
      </Button>
    </>
  );
  return (
    <>
      <PageHead title={title} note={isOwn ? '存疑的录入由另一位同事核对' : '对照原公告核对存疑的地方，改好后发布'} />
      <section className="card p-5">
        <ul aria-label="存疑" className="mb-4 rounded-ctl bg-warm-tint px-4 py-2 text-14 text-warm-ink">
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
        <p className="mb-4 text-14">
          <a className="link" href={form.link} target="_blank" rel="noopener noreferrer">
            打开原公告
          </a>
          <span className="ml-3 text-ink-3">{posts.length} 个岗位</span>
        </p>
        {isOwn ? (
          others
        ) : (
          <IntakeForm
            initial={valuesOf(form)}
            busy={check.isPending}
            label="核对无误，发布"
            onDone={(values) => void check.send({ params: { id }, body: bodyOf(values, { ...form, posts }) })}
          >
            {others}
          </IntakeForm>
        )}
        {!isOwn && <PostRows rows={rows} onChange={setEdited} />}
      </section>
    </>
  );
}
