import { Button, Form, Tabs } from 'antd';
import { toast } from '#web/api/toasts.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { AskButton } from '#web/features/console/ask-button.tsx';
import { DetailDrawer } from '#web/features/console/detail-drawer.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { fieldsOf, NumberField, TextField } from '#web/features/forms/fields.tsx';
import { ScanButton } from '#web/features/scan/scan-button.tsx';
import { dayAndTime, monthDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { exhibitor } from '../../contract/exhibitor-state.ts';
import { type FairResults, fairResults } from '../../contract/fair-shapes.ts';
import type { CompanyFair, CompanyFairStatus, FairDetail } from '../../contract/fair-views.ts';
import { fairEndpoints } from '../../contract/fairs.ts';
import { boothText, hoursText, placeText } from '../parts/fair-words.ts';
import { ApplyForm } from './apply-form.tsx';
import { fairCalls, useFair } from './use-fairs.ts';

const visitorField = fieldsOf(fairEndpoints['POST /api/company/fairs/:id/visitors'].body);

/** Visitors of the booth: recorded by scanning or typing a visitor's code. */
export function VisitorsTab({ fair }: { fair: FairDetail }) {
  const [form] = Form.useForm<{ code: string; note?: string }>();
  const params = { id: fair.id };
  const visit = useAction('POST /api/company/fairs/:id/visitors', { invalidates: fairCalls });
  const visitors = useCall('GET /api/company/fairs/:id/visitors', { params }, { background: true });
  const keep = async ({ code, note = '' }: { code: string; note?: string }) => {
    const seen = await visit.send({ params, body: { code, note } });
    if (!seen) return;
    toast.success(`已登记：${seen.name}`);
    form.resetFields();
  };
  return (
    <>
      <Form form={form} name="fair-visitor" className="flex flex-wrap items-center gap-2" onFinish={keep}>
        <TextField {...visitorField('code')} noStyle width="w-52" autoComplete="off" />
        <TextField {...visitorField('note')} noStyle width="w-52" placeholder="备注（选填）" />
        <Button type="primary" htmlType="submit" loading={visit.isPending}>
          登记
        </Button>
        <ScanButton onCode={(code) => void keep({ code, note: form.getFieldValue('note') })} />
      </Form>
      <ConsoleList
        label="名单"
        query={visitors}
        row={({ id, name, headline, note, at }) => (
          <li key={id} className="flex items-baseline gap-3 py-2.5">
            <b className="w-16 flex-none font-semibold text-ink-1">{name}</b>
            <span className="min-w-0 flex-1 text-14">
              {headline}
              {note && <span className="block text-14 text-ink-3">{note}</span>}
            </span>
            <span className="tabular text-14 text-ink-3">{dayAndTime(at)}</span>
          </li>
        )}
        empty="还没有求职者到访，扫描对方出示的入场码登记"
      />
    </>
  );
}

function Content({ fair, own }: { fair: FairDetail; own: CompanyFair }) {
  const { standing } = own;
  const active = standing && !['rejected', 'withdrawn', 'cancelled'].includes(standing.status);
  const comes = standing?.status === 'approved' || standing?.status === 'checked-in';
  const open = fair.status === 'open' || fair.status === 'full';
  const form = open ? <ApplyForm key={standing?.id ?? 'new'} fair={fair} own={own} /> : null;
  return (
    <>
      <p className="text-14 text-ink-3">
        {monthDay(fair.startsAt)} {hoursText(fair)} · {placeText(fair)} ·{' '}
        <a className="link" href={paths.fair(fair.id)} target="_blank" rel="noreferrer">
          公开页面
        </a>
      </p>
      {standing && <StatusCard fair={fair} standing={standing} />}
      {active ? (
        <Tabs
          className="mt-2"
          items={[
            ...(comes
              ? [{ key: 'visitors', label: `到访 ${standing.visitors}`, children: <VisitorsTab fair={fair} /> }]
              : []),
            ...(form ? [{ key: 'form', label: '参会信息', children: form }] : []),
            ...(comes
              ? [{ key: 'results', label: '成效', children: <ResultsForm fair={fair} results={standing.results} /> }]
              : []),
          ]}
        />
      ) : (
        (form ?? <p className="mt-6 text-14 text-ink-3">这场招聘会不再接受展位申请。</p>)
      )}
    </>
  );
}

/** One fair beside the list: the plan and the form, or the state of the application. */
export function FairDrawer({ id, onClose }: { id: string | null; onClose(): void }) {
  const fair = useFair(id);
  return (
    <DetailDrawer
      title={fair.data?.fair.title ?? '招聘会'}
      width={760}
      id={id}
      query={fair}
      failed="招聘会没有加载出来"
      onClose={onClose}
    >
      {(opened) => <Content {...opened} />}
    </DetailDrawer>
  );
}

const field = fieldsOf(fairResults);

const fields = [
  ['resumes', '份'],
  ['interviews', '人'],
  ['intents', '人'],
] as const;

/** The company's own results of the fair. */
export function ResultsForm({ fair, results }: { fair: FairDetail; results: FairResults | null }) {
  const report = useAction('PUT /api/company/fairs/:id/results', {
    invalidates: fairCalls,
    done: '成效已保存',
  });
  const send = async (values: FairResults) => {
    const body = { ...values, note: values.note ?? '' };
    await report.send({ params: { id: fair.id }, body });
  };
  if (Date.parse(fair.startsAt) > Date.now()) return <p className="text-14 text-ink-3">招聘会开始后可以填报成效。</p>;
  return (
    <Form
      name="fair-results"
      layout="vertical"
      initialValues={results ?? { resumes: 0, interviews: 0, intents: 0, note: '' }}
      onFinish={send}
      requiredMark={false}
    >
      <div className="flex flex-wrap gap-4">
        {fields.map(([name, unit]) => (
          <NumberField key={name} {...field(name)} suffix={unit} width="w-36" />
        ))}
      </div>
      <TextField {...field('note')} rows={3} />
      <Button type="primary" htmlType="submit" loading={report.isPending}>
        保存
      </Button>
    </Form>
  );
}

const explain: Record<CompanyFairStatus['status'], (current: CompanyFairStatus, online: boolean) => string> = {
  applied: ({ booth }) => `展位 ${booth?.number ?? ''} 已为贵单位保留，主办方审核后通知。`,
  approved: ({ booth }, online) =>
    online
      ? `展位是 ${booth ? boothText(booth) : ''} 号，当天在这里签到上线。`
      : `请按时到 ${booth ? boothText(booth) : ''} 号展位布展，当天在这里签到。`,
  'checked-in': ({ booth }) => `已在 ${booth ? boothText(booth) : ''} 号展位签到。`,
  'waiting-list': ({ waitingPlace }) => `展位已满，贵单位排在候补第 ${waitingPlace} 位，有空位时按顺序安排。`,
  rejected: ({ reason }) => `原因：${reason ?? ''}。修改后可以再次申请。`,
  withdrawn: () => '展位已让给候补单位，可以重新申请。',
  cancelled: () => '本场招聘会不再举行，展位不再保留。',
};

/** The state of the application, and the company's current moves. */
function StatusCard({ fair, standing: current }: { fair: FairDetail; standing: CompanyFairStatus }) {
  const move = useAction('POST /api/company/fairs/:id/moves', { invalidates: fairCalls });
  const go = (name: 'check-in' | 'withdraw') => move.send({ params: { id: fair.id }, body: { move: name } });
  return (
    <section className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-ctl bg-fill p-4" aria-label="申请进展">
      <div className="min-w-0 flex-1">
        <p className="text-16 font-semibold text-ink-1">{exhibitor.labels.recruiter[current.status]}</p>
        <p className="mt-0.5 text-14">{explain[current.status](current, fair.online)}</p>
        <p className="text-14 text-ink-3">{dayAndTime(current.appliedAt)} 申请</p>
      </div>
      {current.moves.includes('check-in') && (
        <Button type="primary" loading={move.isPending} onClick={() => void go('check-in')}>
          签到
        </Button>
      )}
      {current.moves.includes('withdraw') && (
        <AskButton
          danger
          loading={move.isPending}
          ask="退出后展位会让给候补单位"
          no="保留"
          onYes={() => go('withdraw')}
        >
          退出
        </AskButton>
      )}
    </section>
  );
}
