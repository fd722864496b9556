import { AutoComplete, Button, Form, Skeleton, Watermark } from 'antd';
import type { ReactNode } from 'react';
import { savedAs, type TalentDetail, type TalentFit } from '#contract/talents/talent-shapes.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { Loaded } from '#web/features/console/load-failed.tsx';
import { SidePane } from '#web/features/console/side-pane.tsx';
import { TextField } from '#web/features/forms/fields.tsx';
import { SnapshotView } from '#web/features/resume/snapshot-view.tsx';
import { experienceText } from '../box/status-text.tsx';
import { FitLines, PaneHead } from '../candidates/pane-head.tsx';
import type { useTalentPane } from './talent-filters.tsx';
import { Greeting, payText, shownName } from './talent-row.tsx';
import { useTalent } from './use-talents.ts';

interface Props {
  id: string | null;
  via: 'search' | 'recommendation';
  /** How well the person fits the post of the list; absent where there is none. */
  fit: Pick<TalentFit, 'reasons'> | null | undefined;
  pane: ReturnType<typeof useTalentPane>;
  /** The refusal, at the left of the bar. */
  refuse?: ReactNode;
  onGreet(talent: TalentDetail): void;
  onClose(): void;
}

/** The masked resume in the form that the box shows. */
const asSnapshot = (talent: TalentDetail) =>
  ({
    jober: { id: talent.id, name: talent.name, education: talent.education, phone: '' },
    resumeName: '公开简历',
    content: talent.content,
  }) as unknown as Parameters<typeof SnapshotView>[0]['snapshot'];

function Head({ talent }: { talent: TalentDetail }) {
  return (
    <PaneHead
      name={shownName(talent)}
      avatarUrl={talent.avatarUrl}
      facts={[talent.age !== null && `${talent.age} 岁`, labelOf(educations, talent.education)]}
      more={[
        talent.teachingMonths > 0 && `教龄 ${experienceText(talent.teachingMonths)}`,
        talent.wish,
        talent.cities.join('、'),
        payText(talent),
      ]}
    />
  );
}

const textsOf = ({ reasons }: Pick<TalentFit, 'reasons'>, good: boolean) =>
  reasons.filter((reason) => reason.good === good).map(({ text }) => text);

function Body({ talent, fit }: { talent: TalentDetail; fit: Props['fit'] }) {
  return (
    <Watermark content={talent.watermark} gap={[80, 90]} font={{ fontSize: 13, color: 'rgba(128,140,160,.16)' }}>
      <div className="space-y-4">
        {fit && <FitLines met={textsOf(fit, true)} unmet={textsOf(fit, false).map((name) => ({ name }))} />}
        {!talent.revealed && (
          <p className="text-14 text-ink-3">
            姓名和联系方式已隐去。对方同意沟通后可见姓名，投递或交换电话后可见手机号；本次查看会告知对方。
            {talent.left <= 0 && '今日免费次数已用完，继续查看和邀请会用掉购买的权益。'}
          </p>
        )}
        <SaveForm key={talent.id + JSON.stringify(talent.saved)} talent={talent} />
        <SnapshotView snapshot={asSnapshot(talent)} phone={talent.phone ?? ''} />
      </div>
    </Watermark>
  );
}

/** One person beside the list; the view is recorded. */
export function TalentDrawer({ id, via, fit, pane, refuse, onGreet, onClose }: Props) {
  const talent = useTalent(id, via);
  const { data } = talent;
  return (
    <SidePane
      id={id}
      label="人才简历"
      head={data ? <Head talent={data} /> : <span className="text-16 text-ink-3">人才简历</span>}
      place={pane.place}
      steps={pane.steps}
      bar={
        data && (
          <div className="flex items-center gap-3">
            {refuse}
            <span className="flex-1" />
            <Greeting talent={data} className="btn btn-filled" onGreet={() => onGreet(data)} />
          </div>
        )
      }
      onClose={onClose}
    >
      {id !== null && (
        <Loaded query={talent} failed="没有打开" waiting={<Skeleton active paragraph={{ rows: 12 }} />}>
          {(talent) => <Body talent={talent} fit={fit} />}
        </Loaded>
      )}
    </SidePane>
  );
}

interface Fields {
  folder: string;
  note: string;
}

const changes = ['GET /api/company/savedTalents', 'GET /api/talents/:id'] as const;

/** Takes a person out of 人才夹. */
export const useDropSaved = () =>
  useAction('DELETE /api/talents/:id/saved', { invalidates: changes, done: '已移出人才夹' });

/** Keeps a person in a folder with a note, for colleagues alone. */
export function SaveForm({ talent: { id, saved } }: { talent: Pick<TalentDetail, 'id' | 'saved'> }) {
  const folders = useCall('GET /api/company/savedTalents', {}, { background: true }).data?.folders ?? [];
  const save = useAction('PUT /api/talents/:id/saved', {
    invalidates: changes,
    opened: id,
    done: saved ? '人才夹已更新' : '已存入人才夹',
  });
  const drop = useDropSaved();
  return (
    <Form<Fields>
      layout="inline"
      className="mb-4 gap-y-2"
      aria-label="人才夹"
      initialValues={saved ?? { folder: '', note: '' }}
      onFinish={(body) => void save.send({ params: { id }, body })}
    >
      <Form.Item name="folder" rules={[{ required: true, whitespace: true, message: '请填写人才夹的名称' }]}>
        <AutoComplete
          className="w-32"
          aria-label="人才夹名称"
          placeholder="人才夹"
          maxLength={20}
          options={folders.map(({ name }) => ({ value: name }))}
        />
      </Form.Item>
      <TextField of={savedAs.shape.note} name="note" label="备注，仅同事可见" noStyle width="mr-4 min-w-32 flex-1" />
      <Button htmlType="submit" loading={save.isPending}>
        {saved ? '更新' : '存入人才夹'}
      </Button>
      {saved && (
        <Button type="text" loading={drop.isPending} onClick={() => void drop.send({ params: { id } })}>
          移出
        </Button>
      )}
    </Form>
  );
}
