import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forgetTraces } from '#web/session/logout.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { refusal, serve } from '#web/testing/serve.ts';
import { CodeField } from './code-field.tsx';

const SEND = 'POST /api/jober/sendshortmessage';
const open = (phone: string) =>
  renderPage(<CodeField side="jober" phone={phone} value="" error={undefined} onChange={() => undefined} />);
const button = () => screen.getByRole<HTMLButtonElement>('button');
const shows = (text: RegExp, disabled: boolean) =>
  waitFor(() => expect([text.test(button().textContent ?? ''), button().disabled]).toEqual([true, disabled]));

test('who was sent a code waits in every form, also after signing in; another phone does not', async () => {
  serve({ [SEND]: { waitSeconds: 60 } });
  const first = open('13800000031');
  fireEvent.click(button());
  await shows(/^\d+ 秒后重发$/, true);
  first.unmount();
  forgetTraces(true);
  const second = open('13800000031');
  await shows(/^[56]\d 秒后重发$/, true);
  second.unmount();
  open('13800000032');
  await shows(/^获取验证码$/, false);
});

test('a wait that a reload kept goes on', async () => {
  sessionStorage.setItem('jyrc_code_waits', JSON.stringify({ '13800000033': Date.now() + 30_000 }));
  open('13800000033');
  await shows(/^\d+ 秒后重发$/, true);
});

test('where the server still refuses, its wait is counted down', async () => {
  const { body } = refusal('TOO_MANY_REQUESTS', '获取验证码太频繁，请 13 秒后再试');
  serve({
    [SEND]: () =>
      new Response(JSON.stringify(body), {
        status: 429,
        headers: { 'content-type': 'application/json', 'retry-after': '13' },
      }),
  });
  open('13800000034');
  fireEvent.click(button());
  await shows(/^(\d|1[0-3]) 秒后重发$/, true);
  screen.getByText('获取验证码太频繁，请 13 秒后再试');
});
