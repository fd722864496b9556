import { Button, Form } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { ChoiceField, TextField } from '#web/features/forms/fields.tsx';
import { useSession } from '#web/session/session-store.ts';
import { type BoothPerson, boothPerson } from '../../contract/fair-shapes.ts';
import type { CompanyFair } from '../../contract/fair-status.ts';
import type { FairDetail } from '../../contract/fair-views.ts';
import { BoothChoice } from './booth-choice.tsx';
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
      className="mt-4!"
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
      <Form.List name="people">
        {(fields, { add, remove }) => (
          <Form.Item label="参会人员">
            {fields.map(({ key, name }) => (
              <div key={key} className="mb-2 flex gap-2">
                <TextField {...person('name')} name={[name, 'name']} noStyle />
                <TextField {...person('title')} name={[name, 'title']} noStyle />
                <TextField
                  {...person('phone')}
                  name={[name, 'phone']}
                  noStyle
                  placeholder="手机号（选填）"
                  inputMode="tel"
                  maxLength={11}
                />
                <Button
                  aria-label="删除这位人员"
                  type="text"
                  disabled={fields.length === 1}
                  icon={<Trash2 size={16} />}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            {fields.length < 10 && (
              <Button type="dashed" icon={<Plus size={16} />} onClick={() => add({ name: '', title: '' })}>
                添加人员
              </Button>
            )}
          </Form.Item>
        )}
      </Form.List>
      <TextField name="wish" label="其他要求" placeholder="例如：需要电源、靠近通道" maxLength={100} />
      <Button type="primary" htmlType="submit" loading={apply.isPending}>
        {applied ? '保存参会信息' : own.freeBooths > 0 || hold ? '提交申请' : '申请候补'}
      </Button>
    </Form>
  );
}
