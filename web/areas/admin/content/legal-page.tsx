import { Alert, App, Button, Form, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { LegalTextVersion } from '#contract/personal-data/legal-texts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { DayPicker } from '#web/features/forms/day-picker.tsx';
import { paths } from '#web/paths.ts';

type Name = LegalTextVersion['name'];
const titles: Record<Name, string> = { privacy: '隐私政策', agreement: '用户服务协议' };

/** The first version of each, which is part of the program. */
const firstTexts = {
  privacy: () => import('#web/features/legal/privacy-policy.txt?raw'),
  agreement: () => import('#web/features/legal/service-agreement.txt?raw'),
};

/** 法律文本: existing versions, and a form for the next one. */
export function LegalTextsPage() {
  const { message, modal } = App.useApp();
  const [name, setName] = useState<Name>('privacy');
  const [form] = Form.useForm<{ version: Dayjs; text: string }>();
  const found = useCall('GET /api/legal/:name', { params: { name } }, { background: true, quiet: true });
  const add = useAction('POST /api/legal/:name/versions', { invalidates: ['GET /api/legal/:name'] });
  const href = name === 'privacy' ? paths.privacy() : paths.agreement();
  const beginWithCurrent = async () => {
    const text = found.data?.text ?? (await firstTexts[name]()).default;
    form.setFieldsValue({ text });
  };
  const publish = async ({ version, text }: { version: Dayjs; text: string }) => {
    const body = { version: version.format('YYYY-MM-DD'), text };
    const sure = await modal.confirm({
      title: `发布${titles[name]}新版？`,
      content: `自 ${body.version} 起生效。发布后不能修改，只能再发布更新的版本。`,
    });
    if (!sure) return;
    if ((await add.send({ params: { name }, body })) === undefined) return;
    void message.success('已发布');
    form.resetFields();
  };
  return (
    <>
      <PageHead />
      <section className="rounded-card border border-line bg-surface">
        <StateTabs
          label="法律文本"
          active={name}
          onChange={(key) => setName(key as Name)}
          tabs={(Object.keys(titles) as Name[]).map((key) => ({ key, label: titles[key] }))}
        />
        <div className="grid grid-cols-[minmax(0,1fr)_280px] gap-6 p-5 max-lg:grid-cols-1">
          <Form form={form} layout="vertical" onFinish={publish}>
            <Alert
              className="mb-4!"
              type="info"
              showIcon
              title="写法：一行一段；“## ”开头是小节标题，序号会自动加上；“- ”开头是要点。用户此后的同意会记录新版本的日期。"
            />
            <Form.Item name="version" label="生效日期" rules={[{ required: true, message: '请选择生效日期' }]}>
              <DayPicker minDate={dayjs()} />
            </Form.Item>
            <Button className="mb-2!" icon={<FileText size={16} />} disabled={!found.data} onClick={beginWithCurrent}>
              从现行版本改起
            </Button>
            <Form.Item name="text" label="正文" rules={[{ required: true, min: 20, message: '正文至少 20 个字' }]}>
              <Input.TextArea autoSize={{ minRows: 16 }} maxLength={10_000} showCount />
            </Form.Item>
            <Button type="primary" htmlType="submit">
              发布新版
            </Button>
          </Form>
          <div>
            <h2 className="text-16">全部版本</h2>
            {found.isError && (
              <p className="mt-2 text-13">
                没有加载出来{' '}
                <Button type="link" size="small" onClick={() => void found.refetch()}>
                  重试
                </Button>
              </p>
            )}
            <ul className="mt-2 space-y-2">
              {(found.data?.versions ?? []).map(({ version, current, upcoming }) => (
                <li key={version} className="flex items-center gap-2">
                  <a className="link tabular" href={`${href}?version=${version}`} target="_blank" rel="noreferrer">
                    {version}
                  </a>
                  {current && <span className="tag tag-ok">现行</span>}
                  {upcoming && <span className="tag tag-brand">待生效</span>}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    </>
  );
}
