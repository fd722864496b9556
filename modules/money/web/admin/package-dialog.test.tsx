import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { serve, unreachable } from '#web/testing/serve.ts';
import { salesPackage } from '../../contract/order-shapes.ts';
import { PackageDialog } from './packages-tab.tsx';

const CREATE = 'POST /api/admin/packages';
const EDIT = 'PUT /api/admin/packages/:id';
const put = (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const save = () => fireEvent.click(screen.getByText('保存', { selector: '.ant-btn span' }));

beforeEach(() => signIn.operator('finance'));

test('a package needs a name, a right price and something in it; sent again it is the same one', async () => {
  const server = serve({ [CREATE]: unreachable });
  const onClose = vi.fn();
  renderConsole(<PackageDialog item={null} onClose={onClose} />);
  put('套餐名称', '开');
  put('价格', '1.234');
  put('有效期', '');
  save();
  for (const fault of ['套餐名称至少 2 个字', '请输入正确的金额', '请填写有效天数', '请至少填写一项权益'])
    await screen.findByText(fault);
  expect(server.to(CREATE)).toEqual([]);
  put('套餐名称', '开学季套餐');
  put('价格', '1299.50');
  put('有效期', '180');
  put('职位发布', '20');
  save();
  await waitFor(() => expect(server.to(CREATE)).toHaveLength(1));
  expect(server.to(CREATE)[0]?.body).toMatchObject({ name: '开学季套餐', price: 129_950, validDays: 180 });
  await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
  server.change({ [CREATE]: {} });
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const keys = server.to(CREATE).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('an opened package stands as it is, and a change is of that one', async () => {
  const item = sampleOf(salesPackage, { id: '4', name: '年度套餐', price: 500_000, validDays: 365, isActive: true });
  const server = serve({ [EDIT]: {} });
  renderConsole(<PackageDialog item={{ ...item, units: { posts: 10 } } as typeof item} onClose={vi.fn()} />);
  expect(screen.getByLabelText<HTMLInputElement>('价格').value).toMatch(/^5000/);
  put('套餐说明', '含 10 个职位');
  put('职位发布', '12');
  save();
  await waitFor(() => expect(server.to(EDIT)[0]?.params).toEqual({ id: '4' }));
  expect(server.to(EDIT)[0]?.body).toMatchObject({ intro: '含 10 个职位', price: 500_000 });
});
