import { screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { personName, phone, text, whole } from '#contract/fields.ts';
import { ApiError } from '#web/api/api-error.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { FormDialog, fieldsOf, NumberField, RadioField, showFieldErrors, TextField } from './fields.tsx';

const body = z.strictObject({
  name: personName(),
  reason: text('理由', { min: 2, max: 200 }),
  note: text('备注', { max: 20 }).optional(),
  phone: phone().optional(),
  days: whole('天数', 1, 30),
});
const field = fieldsOf(body);
const send = vi.fn();

function Dialog() {
  const [form] = Form.useForm();
  const refuse = () => {
    const issues = [{ path: 'body.reason', message: '理由与上次相同' }];
    showFieldErrors(form, new ApiError({ kind: 'status', message: '', issues }));
  };
  return (
    <FormDialog form={form} title="停用" okText="确定停用" busy={false} onSend={send} onClose={refuse}>
      <TextField {...field('name')} />
      <TextField {...field('reason')} rows={2} />
      <TextField {...field('note')} noStyle />
      <TextField {...field('phone')} />
      <NumberField {...field('days')} label="停用天数" />
    </FormDialog>
  );
}

test('a dialog opens at its first field', async () => {
  renderConsole(<Dialog />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /姓名/ })));
});

test('what the contract refuses is said at the field, in its words; what it accepts is sent', async () => {
  const { user } = renderConsole(<Dialog />);
  const submit = () => user.click(screen.getByRole('button', { name: '确定停用' }));
  await submit();
  for (const message of ['请填写姓名', '请填写理由', '请填写天数']) await screen.findByText(message);
  // It may lie out of sight of the button.
  expect(document.activeElement).toBe(screen.getByLabelText('姓名'));
  await user.type(screen.getByLabelText('姓名'), '张3');
  await user.type(screen.getByLabelText('理由'), '一');
  await screen.findByText('姓名只能用汉字、字母、间隔号和空格');
  await screen.findByText('理由至少 2 个字');
  expect(send).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('姓名'));
  await user.type(screen.getByLabelText('姓名'), '张三');
  await user.type(screen.getByLabelText('理由'), '再说');
  await user.type(screen.getByLabelText('停用天数'), '99');
  await user.type(screen.getByLabelText('手机号'), '1');
  await screen.findByText('请输入正确的电话号码');
  await user.clear(screen.getByLabelText('手机号'));
  await submit();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ name: '张三', reason: '一再说', days: 30, phone: '' }));
});

test('limits and names come from the contract, and the server’s refusal stands at its field', async () => {
  const { user } = renderConsole(<Dialog />);
  expect(screen.getByLabelText<HTMLTextAreaElement>('理由').maxLength).toBe(200);
  expect(screen.getByLabelText<HTMLInputElement>('备注')).toMatchObject({ maxLength: 20, placeholder: '备注' });
  await user.click(screen.getByRole('button', { name: '取消' }));
  await screen.findByText('理由与上次相同');
});

test('a choice from a few is named, shows all of them and is sent by its value', async () => {
  const labels = { web: '网上报名', mail: '邮箱投递' };
  const { user } = renderConsole(
    <FormDialog title="报名" okText="保存报名" busy={false} onSend={send} onClose={() => undefined}>
      <RadioField name="way" label="报名方式" labels={labels} />
      <RadioField joined name="other" label="另一种" labels={labels} />
    </FormDialog>,
  );
  await user.click(screen.getAllByRole('radio', { name: '邮箱投递' })[0] as HTMLElement);
  screen.getByRole('radiogroup', { name: '另一种' });
  await user.click(screen.getByRole('button', { name: '保存报名' }));
  await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ way: 'mail' })));
});
