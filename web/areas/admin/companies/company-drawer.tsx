import { Button, Form } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { company as machine } from '#contract/companies/company-state.ts';
import { type CompanyTexts, companyTextNames as names } from '#contract/companies/company-texts.ts';
import { type OperatorCompanyDetail, operatorCompanyEndpoints } from '#contract/operators/operator-companies.ts';
import { callKey, useAction, useCall } from '#web/features/calls/use-call.ts';
import { DetailDrawer } from '#web/features/console/detail-drawer.tsx';
import { SearchField } from '#web/features/console/list/filter-field.tsx';
import { ReasonButton } from '#web/features/console/reason-dialog.tsx';
import { FormDialog, fieldsOf, TextField } from '#web/features/forms/fields.tsx';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { useSession } from '#web/session/session-store.ts';
import { Slot } from '#web/slots.tsx';
import { FactRows } from '#web/ui/fact-rows.tsx';
import { HistoryLines, Papers, Texts } from './dossier.tsx';

type Move = OperatorCompanyDetail['moves'][number];

/** What follows from a move, and what is said once it is made. */
const effects: Record<Move, string> = {
  suspend: '职位立即从搜索里消失，未完成的投递会关闭，单位不能再使用招聘功能',
  restore: '职位重新可见，单位可以继续招聘；已关闭的投递不会恢复',
};
const done: Record<Move, string> = { suspend: '已暂停，理由已告诉对方', restore: '已恢复，理由已告诉对方' };

function Actions({ detail }: { detail: OperatorCompanyDetail }) {
  const [editing, setEditing] = useState(false);
  const navigate = useNavigate();
  const params = { id: detail.id };
  const act = useAction('POST /api/admin/companies/:id/moves', {
    answers: callKey('GET /api/admin/companies/:id', { params }),
    invalidates: ['GET /api/admin/companies'],
    done: (_, { body }) => done[body.move],
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button href={paths.company(detail.id)} target="_blank">
        单位主页
      </Button>
      {detail.moves.map((move) => (
        <ReasonButton
          key={move}
          act={act}
          inputOf={(reason) => ({ params, body: { move, reason } })}
          title={`${machine.moves[move]}“${detail.name}”`}
          okText={machine.moves[move]}
          danger={move === 'suspend'}
          label="理由，会告诉该单位的成员"
          about={effects[move]}
          minLength={2}
        >
          {machine.moves[move]}
        </ReasonButton>
      ))}
      <Button onClick={() => setEditing(true)}>修改主页文字</Button>
      {detail.status === 'approved' && isKnownLink(paths.postImport()) && (
        <Button onClick={() => navigate({ search: `?import=${detail.id}` })}>导入岗位表</Button>
      )}
      <Slot name="operators.company-act" company={detail} />
      {editing && <EditTexts detail={detail} onClose={() => setEditing(false)} />}
    </div>
  );
}

function Body({ detail, mayAct }: { detail: OperatorCompanyDetail; mayAct: boolean }) {
  return (
    <>
      <h2 className="text-20 font-semibold text-ink-1">{detail.name}</h2>
      <FactRows
        className="mt-3 grid-cols-[128px_minmax(0,1fr)] gap-x-3 gap-y-2"
        facts={detail.facts.slice(1).map(({ label, value, warning }) => [
          label,
          <>
            {value}
            {warning && <span className="block text-12 text-err-ink">{warning}</span>}
          </>,
        ])}
      />
      <Papers papers={detail.papers} />
      <Texts texts={detail.texts} />
      {detail.openPosts > 0 && <OpenPosts companyId={detail.id} mayAct={mayAct} />}
      <h3 className="mt-5 mb-2 text-14 font-semibold text-ink-1">经过</h3>
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

const field = fieldsOf(operatorCompanyEndpoints['PUT /api/admin/companies/:id/texts'].body);

interface Fields extends CompanyTexts {
  reason: string;
}

/** The texts that differ from the page's current ones. */
const changesOf = ({ page }: OperatorCompanyDetail, fields: Fields): Partial<CompanyTexts> =>
  Object.fromEntries(
    (Object.keys(names) as (keyof CompanyTexts)[])
      .map((field) => [field, (fields[field] ?? '').trim()] as const)
      .filter(([field, value]) => value !== page[field]),
  );

/** Edits the texts of a company's page; an emptied text is hidden. The company is notified of the reason. */
export function EditTexts({ detail, onClose }: { detail: OperatorCompanyDetail; onClose(): void }) {
  const [form] = Form.useForm<Fields>();
  const params = { id: detail.id };
  const edit = useAction('PUT /api/admin/companies/:id/texts', {
    answers: callKey('GET /api/admin/companies/:id', { params }),
    done: '已修改，理由已告诉对方',
    onSuccess: onClose,
  });
  const fields = Form.useWatch([], form);
  const changes = fields ? changesOf(detail, fields) : {};
  const changed = Object.values(changes);
  const hides = changed.length > 0 && changed.every((text) => text === '');
  const save = ({ reason }: Fields) => edit.send({ params, body: { ...changes, reason: reason.trim() } });
  return (
    <FormDialog
      title={`修改“${detail.name}”的主页文字`}
      okText={hides ? '隐藏' : '保存修改'}
      cancelText="返回"
      disabled={changed.length === 0}
      danger={hides}
      busy={edit.isPending}
      form={form}
      initialValues={detail.page}
      onSend={save}
      onClose={onClose}
    >
      <p className="mb-3 text-14 text-ink-3">立即在单位主页生效；清空的一项不再显示</p>
      <TextField {...field('intro')} rows={6} />
      <TextField {...field('address')} />
      <TextField {...field('nature')} />
      <TextField {...field('reason')} rows={2} placeholder="会告诉该单位的成员" />
    </FormDialog>
  );
}

const LIST = 'GET /api/company/getPostByCompanyId';
/** Fewer are looked through by eye. */
const SEARCHABLE_FROM = 8;

/** The open posts of a company, each of which an operator may take down without waiting for a report. */
function OpenPosts({ companyId, mayAct }: { companyId: string; mayAct: boolean }) {
  const [keyword, setKeyword] = useState('');
  const query = { companyId, status: 'open' as const, ...(keyword === '' ? {} : { keyword }) };
  const posts = useCall(LIST, { query }, { quiet: true, background: true });
  const remove = useAction('POST /api/admin/posts/:id/remove', {
    invalidates: [LIST, 'GET /api/admin/companies'],
    done: '已下架，理由已告诉单位',
  });
  if (!posts.data || (posts.data.total === 0 && keyword === '')) return null;
  const { items, total } = posts.data;
  return (
    <section aria-label="在招岗位">
      <h3 className="mt-5 mb-2 text-14 font-semibold text-ink-1">在招岗位 {keyword === '' ? total : ''}</h3>
      {(total > SEARCHABLE_FROM || keyword !== '') && (
        <SearchField
          className="mb-2"
          label="岗位名称"
          placeholder="按岗位名称查找"
          value={keyword}
          maxLength={60}
          onFind={setKeyword}
        />
      )}
      <ul className="divide-y divide-line text-14">
        {items.map((post) => (
          <li key={post.id} className="flex items-center gap-3 py-2">
            <a className="link min-w-0 flex-1 break-words" href={paths.job(post.id)} target="_blank" rel="noreferrer">
              {post.title}
            </a>
            {mayAct && (
              <ReasonButton
                act={remove}
                inputOf={(reason) => ({ params: { id: post.id }, body: { reason } })}
                size="small"
                aria-label={`下架 ${post.title}`}
                title={`下架“${post.title}”`}
                okText="下架"
                danger
                label="理由，会告诉该单位的成员"
                about="岗位立即从搜索和单位主页消失，不能恢复；90 天内该单位发布岗位都要先审核"
                minLength={2}
              >
                下架
              </ReasonButton>
            )}
          </li>
        ))}
      </ul>
      {items.length === 0 && <p className="text-14 text-ink-3">没有这样的在招岗位</p>}
      {total > items.length && <p className="text-14 text-ink-3">还有 {total - items.length} 个，可按名称查找</p>}
    </section>
  );
}
