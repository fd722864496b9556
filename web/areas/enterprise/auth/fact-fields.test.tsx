import { fireEvent, screen } from '@testing-library/react';
import { Form } from 'antd';
import { test } from 'vitest';
import { renderConsole } from '#web/testing/render-page.tsx';
import { FactFields } from './fact-fields.tsx';

test.each([
  ['校区数', 'abc', '请输入数字值'],
  ['班额', '99999', '班额不能大于 200'],
  ['联系电话', '12', '请输入正确的电话号码或者固话号码'],
])('%s given as %j says at its field what is wrong', async (label, value, message) => {
  renderConsole(
    <Form>
      <FactFields />
    </Form>,
  );
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByText(message);
});
