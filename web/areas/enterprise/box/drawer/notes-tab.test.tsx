import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { pressSoon, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { later, serve } from '#web/testing/serve.ts';
import { NotesTab } from './notes-tab.tsx';

const NOTES = 'GET /api/company/deliveries/:id/notes';
const WRITE = 'POST /api/company/deliveries/:id/notes';
const colleagues = [
  { memberId: '2', name: '王敏' },
  { memberId: '3', name: '王敏之' },
];

async function open() {
  const server = serve({ [NOTES]: { colleagues }, [WRITE]: { colleagues } });
  renderConsole(<NotesTab id="1" />);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('写备注');
  return { server, field, type: (value: string) => fireEvent.change(field, { target: { value } }) };
}

beforeEach(() => signIn.recruiter());

test.each([
  ['@王敏之 看一下', ['3']],
  ['@王敏 看一下', ['2']],
  ['@王敏之 @王敏 都看一下', ['2', '3']],
  ['王敏之看过了', []],
])('"%s" calls upon exactly whom it names', async (text, called) => {
  const { server, type } = await open();
  type(text);
  await pressSoon('添加备注');
  await waitFor(() => expect(server.to(WRITE)).toHaveLength(1));
  expect(server.to(WRITE)[0]?.body.mentions.toSorted()).toEqual(called);
  await settled();
});

test('what is typed while a note is on its way stays as the next one', async () => {
  const answer = later<object>();
  const { server, field, type } = await open();
  server.change({ [WRITE]: () => answer.promise as never });
  type('课讲得好');
  await pressSoon('添加备注');
  await waitFor(() => expect(server.to(WRITE)).toHaveLength(1));
  type('课讲得好，板书要练');
  await act(async () => answer.resolve({ colleagues }));
  await settled();
  expect(field.value).toBe('课讲得好，板书要练');
});
