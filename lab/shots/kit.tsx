import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Echo } from '#web/features/answers/echo.tsx';
import { ListFilterRow } from '#web/features/filters/list-filter-row.tsx';
import { Pay } from '#web/features/salary/pay.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { OptionButtons, PillsField } from '#web/ui/fields/pills-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { Head } from '#web/ui/head.tsx';
import { Histogram } from '#web/ui/histogram.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notebook } from '#web/ui/notebook.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { RangeBar } from '#web/ui/range-bar.tsx';
import { Facts, Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stage, StageLine } from '#web/ui/stage.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { ChoiceTabs, LinkTabs } from '#web/ui/tabs.tsx';
import { Tag } from '#web/ui/tag.tsx';

const nothing = () => undefined;
const looks = ['filled', 'tint', 'outline', 'text', 'danger'] as const;
const sizes = ['l', 'm', 's'] as const;
const tones = ['plain', 'brand', 'warm', 'ok', 'err', 'line'] as const;
const level = [
  { value: 'senior', label: '高中' },
  { value: 'junior', label: '初中' },
];
const pill = (label: string, count?: number, current = false) => ({ label, href: `#${label}`, current, count });
const fixed = { readOnly: true, onChange: nothing };

const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);

/** Every component of the kit at its size, with its states. */
export const Kit = () => (
  <div className="page pb-10">
    <Head
      title="一套组件"
      text="公开页、求职、单位和平台用同一套；数字是像素"
      act={<Button size="l">一个动作</Button>}
    />
    <div className="card">
      <Section title="字" note="五个字号，和一个数字；粗细 400 与 600">
        <Row>
          <b className="text-40 leading-12">13.3–20K</b>
          <b className="text-28">页标题 28</b>
          <b className="text-20">段标题 20</b>
          <span className="text-16">阅读与行标题 16</span>
          <span className="text-14">列表与后台 14</span>
          <span className="text-12 text-ink-3">说明 12</span>
        </Row>
      </Section>
      <Section title="Button" note="44 / 36 / 28；一屏一个实心">
        <div className="space-y-3">
          {sizes.map((size) => (
            <Row key={size}>
              {looks.map((look) => (
                <Button key={look} look={look} size={size}>
                  投递简历
                </Button>
              ))}
              <Button size={size} disabled>
                不能按
              </Button>
              <Button size={size} busy>
                正在保存
              </Button>
              <IconButton label="关闭" size={size === 's' ? 's' : 'm'}>
                ×
              </IconButton>
            </Row>
          ))}
        </div>
      </Section>
      <Section title="FilterRow" note="丸 36，间距 8，下方 16">
        <ListFilterRow
          filters={[
            { label: '城市', options: [pill('全国'), pill('杭州', 61, true)] },
            { label: '编制', options: [pill('不限', undefined, true), pill('事业编制', 18)] },
            { label: '更多', options: [] },
          ]}
          links={[pill('往届回顾', 12)]}
          order={[pill('综合排序', undefined, true), pill('最新发布')]}
        />
      </Section>
      <Section title="Tabs" note="下划线只用于同一页的几面">
        <LinkTabs
          label="几面"
          kind="line"
          tabs={[
            { label: '投递', href: '#a', current: true },
            { label: '公招', href: '#b' },
          ]}
        />
        <ChoiceTabs label="段内" choices={level} value="senior" onChange={nothing} />
        <Breadcrumb crumbs={[{ label: '公招', href: '#c' }, { label: '招聘公告' }]} />
      </Section>
      <Section title="Field" note="平常、选填、出错">
        <div className="space-y-4">
          <TextField label="姓名" required value="林知夏" {...fixed} />
          <TextField label="手机号" value="123" error="请输入正确的电话号码" {...fixed} />
          <SelectField label="学段" options={level} value="senior" onChange={nothing} />
          <TextArea label="写给学校的几句话" maxLength={100} rows={2} value="热爱课堂" {...fixed} />
          <PillsField label="性别" options={level} value="senior" error={undefined} onChange={nothing} />
          <OptionButtons label="学段" options={level} value="junior" error="请选择学段" onChoose={nothing} />
          <Checkbox checked readOnly>
            我已阅读并同意
          </Checkbox>
        </div>
      </Section>
      <Section title="Pay 与 Echo" note="月薪在前，年薪灰色在后；回音一种写法">
        <Row>
          <Pay value={{ min: 16_000_000, max: 24_000_000, unit: 'year' }} yearly className="text-20" />
          <Pay value={{ min: 40_000, max: 52_000, unit: 'day' }} />
          <Pay value={{ min: null, max: null, unit: 'month' }} />
          <Echo rate={97} minutes={420} />
          <Echo rate={null} minutes={null} />
          <b className="fits">完全符合</b>
        </Row>
      </Section>
      <Section title="State 与 Tag" note="灰字加点；橙只给 72 小时以内或已经超时">
        <Row>
          <span className="state">被查看</span>
          <span className="state state-now">邀面试</span>
          <span className="state state-late">超时 6 天</span>
          {tones.map((tone) => (
            <Tag key={tone} tone={tone}>
              标签
            </Tag>
          ))}
        </Row>
      </Section>
      <Section title="Stage" note="线 2、点 12；行内点 8">
        <div className="space-y-6">
          <StageLine steps={['报名', '资格审查', '笔试', '签约'].map((name) => ({ name, note: '12-14' }))} at={1} />
          <Stage steps={['投递', '查看', '面试', '录用']} at={2} label="面试" />
          <Stage steps={['投递', '查看', '面试', '录用']} at={1} label="不合适" ended />
        </div>
      </Section>
      <Section title="Facts" note="标签 14，值 16；最多五个">
        <Facts
          facts={[
            { label: '到岗', value: '2027-02-22，周一' },
            { label: '合同', value: '3 年，试用 3 个月' },
          ]}
        />
        <div className="mt-4">
          <Stat value={97} unit="%" label="有回音" />
        </div>
      </Section>
      <Section title="图" note="一个问题作标题，有轴，有单位，背后有表">
        <RangeBar
          caption="同类职位的月薪"
          ends={['5K', '25K']}
          middle={{ at: 0.4, label: '一半在 13K 以下' }}
          own={{ from: 0.3, to: 0.6, label: '这个职位 11–17K' }}
          you={{ from: 0.4, to: 0.7, label: '你想要 13–19K' }}
        />
        <Histogram
          caption="几年教龄的人在投"
          columns={['教龄', '份']}
          bars={[
            { label: '0', n: 4, strength: 1 },
            { label: '1–3', n: 9, strength: 3 },
            { label: '3–5', n: 6, strength: 2 },
          ]}
        />
      </Section>
      <Section title="Empty 与 Error" note="原因一句，最近的结果一步">
        <EmptyState
          title="没有完全一样的职位"
          text="去掉“事业编制”有 6 个，放宽到浙江全省有 14 个"
          next={{ label: '看杭州这 6 个', href: '#d' }}
          action={<Button>有了告诉我</Button>}
        />
        <EmptyState compact title="今天没有面试" text="之后的安排在日程里" />
        <ErrorState message="没有加载出来" requestId="k3f9" onRetry={nothing} />
      </Section>
      <Section title="等待与人" note="骨架是真的形状">
        <Skeleton className="h-15 w-full" />
        <Row>
          <Avatar name="林知夏" size={72} />
          <Avatar name="周明岚" />
          <Notebook />
        </Row>
        <Pagination page={3} pages={12} href={(page) => `#${page}`} />
      </Section>
    </div>
  </div>
);

export const kitMarkup = () => renderToStaticMarkup(<Kit />);
