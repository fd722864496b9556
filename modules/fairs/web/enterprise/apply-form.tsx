import { Button, Form } from 'antd';
import { useState } from 'react';
import { toast } from '#web/api/toasts.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { ChoiceField, fieldsOf, TextField } from '#web/features/forms/fields.tsx';
import { ListField } from '#web/features/forms/list-field.tsx';
import { useSecondsUntil } from '#web/features/time/use-now.ts';
import { useSession } from '#web/session/session-store.ts';
import { booth as machine } from '../../contract/exhibitor-state.ts';
import { type BoothPerson, boothPerson } from '../../contract/fair-shapes.ts';
import type { CompanyFair, FairDetail } from '../../contract/fair-views.ts';
import { FloorPlan } from '../parts/floor-plan.tsx';
import { HallPick } from '../parts/hall-pick.tsx';
import { fairCalls } from './use-fairs.ts';

const person = fieldsOf(boothPerson);

interface Values {
  posts: string[];
  people: BoothPerson[];
  wish?: string;
}

/** Posts, people and the booth; the same form changes them later. */
export function ApplyForm({ fair, own }: { fair: FairDetail; own: CompanyFair }) {
  const apply = useAction('POST /api/jobmeeting/addExhibitors', { invalidates: fairCalls, opened: own.standing });
  const posts = useCall('GET /api/company/posts', { query: { status: 'open' } }, { background: true });
  const companyId = useSession((state) => state.company?.id ?? '');
  const self = useSession((state) => state.companyJober);
  const { standing: current, hold } = own;
  const applied = current !== null && !['rejected', 'withdrawn', 'cancelled'].includes(current.status);
  const initial: Values = {
    posts: current?.postIds ?? [],
    people: current?.people ?? [{ name: self?.name ?? '', title: self?.title ?? '' }],
    wish: current?.wish ?? '',
  };
  const send = async ({ posts: chosen, people, wish = '' }: Values) => {
    const given = people.map(({ name, title, phone }) => ({ name, title: title ?? '', ...(phone ? { phone } : {}) }));
    const boothWish = { note: wish, ...(hold && !applied ? { boothId: hold.boothId } : {}) };
    const body = { posts: chosen, people: given, boothWish, companyId };
    const made = await apply.send({ query: { meeting: fair.id }, body });
    if (made)
      toast.success(
        applied ? '参会信息已更新' : made.standing?.status === 'waiting-list' ? '已列入候补' : '申请已提交',
      );
  };
  return (
    <Form
      name="fair-application"
      layout="vertical"
      className="mt-4"
      initialValues={initial}
      onFinish={send}
      requiredMark={false}
    >
      {!applied && (
        <Form.Item label="选展位">
          <BoothChoice fair={fair} own={own} />
        </Form.Item>
      )}
      <ChoiceField
        name="posts"
        label="带去的职位"
        required
        mode="multiple"
        searchable
        placeholder="选择正在招聘的职位"
        loading={posts.isPending}
        maxCount={30}
        options={posts.data?.items.map(({ id, title, place }) => ({ value: id, label: `${title} · ${place}` })) ?? []}
      />
      <ListField
        name="people"
        label="参会人员"
        least={1}
        most={10}
        row={{
          add: '人员',
          remove: '这位人员',
          className: 'mb-2 flex gap-2',
          blank: () => ({ name: '', title: '' }),
        }}
      >
        {(at) => (
          <>
            <TextField {...person('name')} name={[at, 'name']} noStyle />
            <TextField {...person('title')} name={[at, 'title']} noStyle />
            <TextField
              {...person('phone')}
              name={[at, 'phone']}
              noStyle
              placeholder="手机号（选填）"
              inputMode="tel"
              maxLength={11}
            />
          </>
        )}
      </ListField>
      <TextField name="wish" label="其他要求" placeholder="例如：需要电源、靠近通道" maxLength={100} />
      <Button type="primary" htmlType="submit" loading={apply.isPending}>
        {applied ? '保存参会信息' : own.freeBooths > 0 || hold ? '提交申请' : '申请候补'}
      </Button>
    </Form>
  );
}

/** The remaining time of a reservation, '12:05'; empty once it has expired. */
function useLeft(until: string | undefined): string {
  const left = useSecondsUntil(until);
  return left <= 0 ? '' : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** The plan, on which choosing a free booth reserves it for 15 minutes; without a choice any booth is assigned. */
export function BoothChoice({ fair, own }: { fair: FairDetail; own: CompanyFair }) {
  const [hall, setHall] = useState(0);
  const hold = useAction('POST /api/company/fairs/:id/hold', { invalidates: fairCalls });
  const params = { id: fair.id };
  const left = useLeft(own.hold?.until);
  const mine = left ? own.hold?.boothId : undefined;
  const here = fair.booths.filter((booth) => booth.hall === hall);
  const targets = here
    .filter(({ id, status }) => id === mine || status === 'free')
    .map((booth) => ({
      booths: [booth],
      words: booth.id === mine ? '为贵单位占用' : machine.labels.recruiter.free,
      chosen: booth.id === mine,
      onChoose: () => void hold.send({ params, body: booth.id === mine ? {} : { boothId: booth.id } }),
    }));
  const shown = fair.halls[hall];
  if (!shown) return null;
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <HallPick halls={fair.halls} value={hall} onChange={setHall} />
        <p className="ml-auto flex gap-3 text-12 text-ink-3">
          {(['free', 'held', 'taken', 'mine'] as const).map((look) => (
            <span key={look} className="flex items-center gap-1">
              <span className="plan-key" data-look={look} />
              {{ free: '可选', held: '占用中', taken: '已定', mine: '我选的' }[look]}
            </span>
          ))}
        </p>
      </div>
      <FloorPlan
        hall={shown}
        booths={here}
        lookOf={({ id, status }) => ({ look: id === mine ? 'mine' : status === 'sold' ? 'taken' : status })}
        targets={targets}
        label={`${shown.name}平面图，选一个展位`}
      />
      <p className="mt-2 text-14" role="status">
        {mine ? (
          <>
            已为贵单位占用展位 <b className="num">{own.hold?.number}</b>，请在{' '}
            <b className="tabular font-semibold text-warm-ink">{left}</b> 内提交申请
          </>
        ) : own.freeBooths > 0 ? (
          '点选一个空展位，会保留 15 分钟；不选则由主办方安排。'
        ) : (
          '展位已满，提交后按顺序候补。'
        )}
      </p>
    </div>
  );
}
