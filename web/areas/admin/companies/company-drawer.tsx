import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { company as machine } from '#contract/companies/company-state.ts';
import type { OperatorCompanyDetail } from '#contract/operators/operator-companies.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { callKey, useCall } from '#web/features/calls/use-call.ts';
import { DetailDrawer } from '#web/features/console/detail-drawer.tsx';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { useSession } from '#web/session/session-store.ts';
import { EditTexts } from './edit-texts.tsx';
import { HistoryLines } from './history-lines.tsx';
import { OpenPosts } from './open-posts.tsx';
import { Papers } from './papers.tsx';

type Move = OperatorCompanyDetail['moves'][number];

const effects: Record<Move, string> = {
  suspend: '职位立即从搜索里消失，未完成的投递会关闭，单位不能再使用招聘功能',
  restore: '职位重新可见，单位可以继续招聘；已关闭的投递不会恢复',
};
const done: Record<Move, string> = { suspend: '已暂停，理由已告诉对方', restore: '已恢复，理由已告诉对方' };

function Actions({ detail }: { detail: OperatorCompanyDetail }) {
  const [asking, setAsking] = useState<Move | null>(null);
  const [editing, setEditing] = useState(false);
  const navigate = useNavigate();
  const params = { id: detail.id };
  const move = useAction('POST /api/admin/companies/:id/moves', {
    answers: callKey('GET /api/admin/companies/:id', { params }),
    invalidates: ['GET /api/admin/companies'],
    opened: asking,
    onSuccess: (_, { body }) => {
      toast.success(done[body.move]);
      setAsking(null);
    },
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button href={paths.company(detail.id)} target="_blank">
        单位主页
      </Button>
      {detail.moves.map((one) => (
        <Button key={one} danger={one === 'suspend'} onClick={() => setAsking(one)}>
          {machine.moves[one]}
        </Button>
      ))}
      <Button onClick={() => setEditing(true)}>修改主页文字</Button>
      {detail.status === 'approved' && isKnownLink(paths.postImport()) && (
        <Button onClick={() => navigate({ search: `?import=${detail.id}` })}>导入岗位表</Button>
      )}
      {editing && <EditTexts detail={detail} onClose={() => setEditing(false)} />}
      {asking && (
        <ReasonDialog
          title={`${machine.moves[asking]}“${detail.name}”`}
          okText={machine.moves[asking]}
          danger={asking === 'suspend'}
          label="理由，会告诉该单位的成员"
          about={effects[asking]}
          minLength={2}
          busy={move.isPending}
          onDone={(reason) => void move.send({ params, body: { move: asking, reason } })}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}

function Body({ detail, mayAct }: { detail: OperatorCompanyDetail; mayAct: boolean }) {
  return (
    <>
      <h2 className="text-18 font-semibold text-ink-1">{detail.name}</h2>
      <dl className="mt-3">
        {detail.facts.slice(1).map(({ label, value, warning }) => (
          <div key={label} className="flex gap-3 py-1 text-14">
            <dt className="w-32 shrink-0 text-ink-3">{label}</dt>
            <dd className="min-w-0 flex-1 break-words text-ink-1">
              {value}
              {warning && <span className="block text-12 text-err-ink">{warning}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Papers papers={detail.papers} />
      {detail.texts.map(({ title, text }) => (
        <section key={title}>
          <h3 className="mt-5 mb-2 text-13 font-medium text-ink-1">{title}</h3>
          <p className="rounded-card bg-fill p-3 text-14 leading-6 whitespace-pre-line text-ink-2">{text}</p>
        </section>
      ))}
      {detail.openPosts > 0 && <OpenPosts companyId={detail.id} mayAct={mayAct} />}
      <h3 className="mt-5 mb-2 text-13 font-medium text-ink-1">经过</h3>
      <HistoryLines lines={detail.history} />
    </>
  );
}

/** One company beside the list: its data, papers, history and moves. */
export function CompanyDrawer({ id, onClose }: { id: string | null; onClose(): void }) {
  const role = useSession((state) => state.operator?.role);
  const detail = useCall('GET /api/admin/companies/:id', id === null ? null : { params: { id } });
  const mayAct = role === 'super' || role === 'review';
  return (
    <DetailDrawer
      title="单位"
      width={560}
      id={id}
      query={detail}
      onClose={onClose}
      footer={(company) => mayAct && <Actions detail={company} />}
    >
      {(company) => <Body detail={company} mayAct={mayAct} />}
    </DetailDrawer>
  );
}
