import { App, Button, Form } from 'antd';
import type { Dayjs } from 'dayjs';
import { Eye, PenLine } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { type LegalTextVersion, legalEndpoints } from '#contract/personal-data/legal-texts.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { PageHead, StateTabs } from '#web/features/console/page-head.tsx';
import { DayField, fieldsOf, TextField } from '#web/features/forms/fields.tsx';
import type { LegalDocument } from '#web/features/legal/legal-document.ts';
import { LegalText } from '#web/features/legal/legal-text.tsx';
import { readLegalText } from '#web/features/legal/read-legal-text.ts';
import { pickedNow } from '#web/features/time/picked-time.ts';
import { paths } from '#web/paths.ts';

type Name = LegalTextVersion['name'];
const titles: Record<Name, string> = { privacy: '隐私政策', agreement: '用户服务协议' };

const field = fieldsOf(legalEndpoints['POST /api/legal/:name/versions'].body);

/** The first version of each, which is part of the program. */
const firstTexts = {
  privacy: () => import('#web/features/legal/privacy-policy.txt?raw'),
  agreement: () => import('#web/features/legal/service-agreement.txt?raw'),
};

interface Values {
  version: Dayjs;
  text: string;
}

/** One text: the current version in an editor, as every revision begins with it. */
function Revision({ name }: { name: Name }) {
  const { modal } = App.useApp();
  const [form] = Form.useForm<Values>();
  const [text, setText] = useState<string>();
  const [isEditing, setEditing] = useState(false);
  const typed = Form.useWatch('text', form);
  const found = useCall('GET /api/legal/:name', { params: { name } }, { background: true, quiet: true });
  const add = useAction('POST /api/legal/:name/versions', { invalidates: ['GET /api/legal/:name'] });
  const { data } = found;
  useEffect(() => {
    if (data?.text) setText(data.text);
    else if (data) void firstTexts[name]().then((first) => setText(first.default));
  }, [data, name]);
  const shown = readLegalText(titles[name], '', useDeferredValue(typed ?? text ?? ''));
  const publish = async ({ version, text: revised }: Values) => {
    const body = { version: version.format('YYYY-MM-DD'), text: revised };
    const sure = await modal.confirm({
      title: `发布${titles[name]}新版？`,
      content: `自 ${body.version} 起生效。发布后不能修改，只能再发布更新的版本。`,
    });
    if (!sure) return;
    if ((await add.send({ params: { name }, body })) === undefined) return;
    toast.success('已发布');
    form.resetFields(['version']);
  };
  if (found.isError || text === undefined) return <Awaiting query={found} failed={`${titles[name]}没有加载出来`} />;
  const isChanged = typed !== undefined && typed.trim() !== text.trim();
  const href = name === 'privacy' ? paths.privacy() : paths.agreement();
  return (
    <Form
      name={name}
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ text }}
      onFinish={publish}
      // Enter chooses the day that was typed; it does not publish.
      onKeyDown={(event) => event.target instanceof HTMLInputElement && event.key === 'Enter' && event.preventDefault()}
      className="flex flex-col"
    >
      <div className="grid xl:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0 p-5 max-sm:p-4">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-14 text-ink-3">
              {isEditing ? '一行一段；“## ”开头是小节，序号自动加；“- ”开头是要点' : '读者看到的就是这样'}
            </p>
            <Button icon={isEditing ? <Eye size={16} /> : <PenLine size={16} />} onClick={() => setEditing(!isEditing)}>
              {isEditing ? '看成文' : '改正文'}
            </Button>
          </div>
          <div hidden={!isEditing}>
            <TextField
              {...field('text')}
              className="mb-0"
              rows={20}
              width="h-[max(420px,calc(100dvh-300px))] resize-none text-16 leading-7"
            />
          </div>
          {!isEditing && <Preview title={titles[name]} document={shown} />}
        </div>
        <aside className="border-line max-xl:border-t xl:border-l">
          <div className="border-b border-line p-5 max-sm:p-4">
            <h2 className="mb-3 text-16 font-semibold text-ink-1">换上新版</h2>
            <DayField
              name="version"
              label="新版生效日期"
              className="mb-3"
              required="请选择生效日期"
              minDate={pickedNow()}
            />
            <Button
              block
              type={isChanged ? 'primary' : 'default'}
              htmlType="submit"
              disabled={!isChanged}
              loading={add.isPending}
            >
              发布新版
            </Button>
            <p className="mt-2 text-12 text-ink-3">
              {isChanged
                ? '发布后不能修改，只能再发布新版；用户此后的同意记在新版名下'
                : '与现行版相同，改动正文后可以发布'}
            </p>
          </div>
          <div className="p-5 max-sm:p-4">
            <h2 className="mb-2 text-16 font-semibold text-ink-1">全部版本</h2>
            <ul className="text-14" aria-label="全部版本">
              {(data?.versions ?? []).map(({ version, current, upcoming }) => (
                <li key={version} className="flex items-center justify-between gap-2 py-1.5">
                  <a className="link tabular" href={`${href}?version=${version}`} target="_blank" rel="noreferrer">
                    {version}
                  </a>
                  {current && <span className="tag tag-ok">现行</span>}
                  {upcoming && <span className="tag tag-brand">待生效</span>}
                </li>
              ))}
            </ul>
          </div>
        </aside>
      </div>
    </Form>
  );
}

/** The text as its readers will see it. */
const Preview = ({ title, document }: { title: string; document: LegalDocument }) => (
  <section
    className="h-[max(420px,calc(100dvh-262px))] overflow-y-auto rounded-ctl bg-ground mask-b-from-[calc(100%-24px)] px-8 py-6 text-ink-2 max-sm:px-4"
    aria-label="读者看到的样子"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    tabIndex={0}
  >
    <div className="mx-auto max-w-170">
      <h2 className="text-20">{title}</h2>
      <LegalText document={document} />
    </div>
  </section>
);

/** 法律文本: the current text to revise, the day the revision takes effect, and the versions so far. */
export function LegalTextsPage() {
  const [name, setName] = useState<Name>('privacy');
  const [seen, setSeen] = useState<readonly Name[]>(['privacy']);
  const show = (key: Name) => {
    setName(key);
    setSeen((before) => [...new Set([...before, key])]);
  };
  return (
    <>
      <PageHead />
      <section className="card">
        <StateTabs
          label="法律文本"
          active={name}
          onChange={(key) => show(key as Name)}
          tabs={(Object.keys(titles) as Name[]).map((key) => ({ key, label: titles[key] }))}
        />
        {/* What was seen stays mounted: a look at the other one must not lose a revision. */}
        {seen.map((key) => (
          <div key={key} role="tabpanel" aria-label={titles[key]} hidden={key !== name}>
            <Revision name={key} />
          </div>
        ))}
      </section>
    </>
  );
}
