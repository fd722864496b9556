import { Button, Form } from 'antd';
import { Check, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { experienceParts } from '#contract/deliveries/experience-parts.ts';
import { labelsOf } from '#contract/taxonomy/list.ts';
import { callKey, useAction, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { actsColumn, column, type ListColumns, RowActs, RowName } from '#web/features/console/list/row-parts.tsx';
import { PageHead, StateTabs } from '#web/features/console/page-head.tsx';
import { fieldsOf, showFieldErrors, TextField } from '#web/features/forms/fields.tsx';
import { Prose } from '#web/features/page/prose.tsx';
import { dateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import { announcement as machine } from '../../contract/announcement-state.ts';
import type { OwnAnnouncement } from '../../contract/announcements.ts';
import { experienceEndpoints, type PublicExperience } from '../../contract/experiences.ts';
import { AnnouncementForm } from './announcement-form.tsx';

const tones: Record<OwnAnnouncement['status'], Tone> = {
  pending: 'brand',
  public: 'ok',
  rejected: 'err',
  withdrawn: 'plain',
};

interface Acts {
  onOpen(announcement: OwnAnnouncement): void;
  onWithdraw(id: string): unknown;
}

const columnsFor = ({ onOpen, onWithdraw }: Acts): ListColumns<OwnAnnouncement> => [
  column('公告', { rowScope: 'row' }, (one) => (
    <RowName
      name={one.title}
      about={
        one.reason
          ? `没有通过：${one.reason}`
          : [`${one.postIds.length} 个职位`, one.attachments.length > 0 && `${one.attachments.length} 个附件`]
              .filter(Boolean)
              .join('，')
      }
      onOpen={() => onOpen(one)}
    />
  )),
  column('状态', { key: 'status', width: 128 }, ({ status, isChanged, reason }) =>
    isChanged ? (
      <Tag tone={reason ? 'err' : 'plain'}>{reason ? '修改未通过' : '修改审核中'}</Tag>
    ) : (
      <Tag tone={tones[status]}>{machine.labels.company[status]}</Tag>
    ),
  ),
  column('日期', { width: 120, className: 'tabular' }, ({ publishedAt, updatedAt }) =>
    dateText(publishedAt ?? updatedAt),
  ),
  actsColumn(128, (one) => {
    const change = { label: '修改', onAct: () => onOpen(one) };
    const withdraw = {
      label: '撤下',
      danger: true,
      ask: { title: '撤下这条公告？', content: '公告页不再显示，改过可以再公开' },
      onAct: () => onWithdraw(one.id),
    };
    const isPublic = one.status === 'public';
    return (
      <RowActs
        of={one.title}
        main={isPublic ? { label: '查看', href: paths.announcement(one.id), newWindow: true } : change}
        more={[...(isPublic ? [change] : []), ...(isPublic || one.status === 'pending' ? [withdraw] : [])]}
      />
    );
  }),
];

/** 公告与面经: what the school announces, each with its posts, and what applicants tell of it. */
export function AnnouncementsPage() {
  const list = useCall('GET /api/company/announcements', {});
  const [params, setParams] = useSearchParams();
  const isTold = params.get('tab') === 'experiences';
  const [opened, setOpened] = useState<OwnAnnouncement | 'new' | null>(null);
  const told = useCall('GET /api/company/experiences', {}, { background: true, quiet: true });
  const withdraw = useAction('DELETE /api/company/announcements/:id', {
    invalidates: ['GET /api/company/announcements'],
    done: '公告已撤下',
  });
  const add = (
    <Button type="primary" icon={<Megaphone size={16} />} onClick={() => setOpened('new')}>
      写公告
    </Button>
  );
  return (
    <>
      <PageHead note="都公开在单位主页，关注单位的人会收到通知" actions={add} />
      <section className="overflow-hidden card">
        <StateTabs
          label="公告与面经"
          tabs={[
            { key: 'announcements', label: '公告', n: list.data?.items.length },
            { key: 'experiences', label: '面经', n: told.data?.items.length },
          ]}
          active={isTold ? 'experiences' : 'announcements'}
          onChange={(key) => setParams(key === 'announcements' ? {} : { tab: key })}
        />
        {isTold ? (
          <ConsoleList
            label="面经"
            query={{ ...told, data: told.data?.items }}
            draw={(items) => <Answers items={items} />}
            empty="还没有面经。面试过的应聘者在流程结束后可以写，不署名，平台审核后公开"
          />
        ) : (
          <ConsoleList
            label="公告"
            query={{ ...list, data: list.data?.items }}
            columns={columnsFor({ onOpen: setOpened, onWithdraw: (id) => withdraw.send({ params: { id } }) })}
            onOpen={setOpened}
            empty="还没有公告。招聘公告、拟聘公示都可以写在这里，公告有自己的页面，方便转发"
            emptyAction={add}
          />
        )}
      </section>
      {opened && <AnnouncementForm opened={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
    </>
  );
}

const ANSWER = 'PUT /api/company/experiences/:id/answer';
const field = fieldsOf(experienceEndpoints[ANSWER].body);

const whenText = ({ month, parts }: PublicExperience) => `${month}，${labelsOf(experienceParts, parts).join('、')}`;

/** What was asked, and beside it the school's answer, public under it; an answer that is emptied is taken back. */
function Answering({ experience }: { experience: PublicExperience }) {
  const { id, postTitle, questions, advice, answer } = experience;
  const [form] = Form.useForm<{ answer: string }>();
  const action = useAction(ANSWER, {
    answers: callKey('GET /api/company/experiences', {}),
    opened: id,
    done: (_, { body }) => (body.answer ? '回应已公开' : '回应已收回'),
    onError: (error) => showFieldErrors(form, error),
  });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] xl:grid-cols-2">
      <div className="bg-ground p-5 max-sm:p-4">
        <h2 className="text-16 font-semibold text-ink-1">{postTitle}</h2>
        <p className="tabular mt-0.5 mb-3 text-14 text-ink-3">{whenText(experience)}</p>
        <Prose text={questions} />
        {advice && <p className="mt-3 border-l-2 border-brand-line pl-3 text-14 text-ink-2">给后来人：{advice}</p>}
      </div>
      <Form
        className="flex flex-col p-5 max-sm:p-4"
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ answer }}
        onFinish={(body) => void action.send({ params: { id }, body })}
      >
        <TextField
          {...field('answer')}
          rows={6}
          required={!answer}
          placeholder={answer ? '留空为收回回应' : '谢谢分享，或者说明题目怎么来、评分看什么'}
        />
        <Button type="primary" htmlType="submit" className="mt-5 self-end max-sm:w-full" loading={action.isPending}>
          公开回应
        </Button>
      </Form>
    </div>
  );
}

/** What applicants told of the school: one is read and answered in place, the others stand beside it. */
function Answers({ items }: { items: readonly PublicExperience[] }) {
  const [chosen, setChosen] = useState((items.find(({ answer }) => !answer) ?? items[0])?.id);
  const shown = items.find(({ id }) => id === chosen) ?? items[0];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[19rem_minmax(0,1fr)]">
      <ul
        aria-label="选择面经"
        className="scroll-line gap-2 border-line p-3 max-lg:border-b lg:block lg:space-y-1 lg:border-r"
      >
        {items.map((item) => (
          <li key={item.id} className="max-lg:flex-none">
            <button
              type="button"
              aria-pressed={item === shown}
              className="flex w-full cursor-pointer items-baseline gap-3 rounded-ctl px-3 py-2.5 text-left text-14 text-ink-1 hover:bg-fill aria-pressed:bg-brand-tint aria-pressed:font-semibold max-lg:min-h-11"
              onClick={() => setChosen(item.id)}
            >
              <span className="cut flex-1">{item.postTitle}</span>
              {item.answer && <Check size={14} className="flex-none text-ok" role="img" aria-label="已回应" />}
              <span className="tabular text-12 font-normal text-ink-3">{Number(item.month.slice(5))} 月</span>
            </button>
          </li>
        ))}
      </ul>
      {shown && <Answering key={shown.id} experience={shown} />}
    </div>
  );
}
