import { screen, waitFor } from '@testing-library/react';
import { Modal } from 'antd';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderConsole } from '#web/testing/render-page.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** One dialog that is mounted as it opens, one that stays, and two whose act takes their opener away. */
function Desk() {
  const [open, setOpen] = useState<string | null>(null);
  const [gone, setGone] = useState<string[]>([]);
  const close = () => setOpen(null);
  return (
    <>
      {['拒绝', '快捷键'].map((name) => (
        <button key={name} type="button" onClick={() => setOpen(name)}>
          {name}
        </button>
      ))}
      {!gone.includes('删除') && (
        <button type="button" onClick={() => setOpen('删除')}>
          删除
        </button>
      )}
      <ul>
        {!gone.includes('不合适') && (
          <li>
            <button type="button" onClick={() => setOpen('不合适')}>
              不合适
            </button>
          </li>
        )}
      </ul>
      {open === '拒绝' && <ReasonDialog title="拒绝" label="原因" busy={false} onDone={close} onClose={close} />}
      <Modal title="快捷键" open={open === '快捷键'} onCancel={close} />
      {(open === '删除' || open === '不合适') && (
        <Modal
          title={open}
          open
          onCancel={close}
          onOk={() => {
            setGone([...gone, open]);
            close();
          }}
        />
      )}
    </>
  );
}

test.each(['拒绝', '快捷键'])('the dialog %s gives the focus back to what opened it', async (name) => {
  const { user } = renderConsole(<Desk />);
  const opener = screen.getByRole('button', { name });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test.each([
  ['list', '不合适'],
  ['main', '删除'],
])('where what opened a dialog is gone, the %s around it has the focus', async (around, name) => {
  const { user } = renderConsole(<Desk />);
  await user.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(around)));
});

test('what Tab passes outside of a dialog is not what opened it', async () => {
  const { user } = renderConsole(<Desk />);
  const opener = screen.getByRole('button', { name: '拒绝' });
  await user.click(opener);
  await screen.findByRole('dialog');
  screen.getByRole('link', { name: '跳到正文' }).focus();
  screen.getByRole('textbox').focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('what was left for nothing in the page itself stays left', async () => {
  const { user } = renderConsole(<Desk />);
  screen.getByRole('button', { name: '拒绝' }).focus();
  (document.activeElement as HTMLElement).blur();
  await user.click(document.body);
  document.body.append(document.createElement('p'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});
