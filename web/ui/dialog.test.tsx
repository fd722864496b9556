import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { Dialog } from './dialog.tsx';

function Page({ onPress }: { onPress(): void }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={onPress}>
        添加教育经历
      </button>
      {open && (
        <Dialog onClose={() => setOpen(false)} title="导入简历">
          <button type="button" onClick={() => setOpen(false)}>
            写入简历
          </button>
        </Dialog>
      )}
    </>
  );
}

function Opener() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      {['添加', '修改'].map((name) => (
        <button key={name} type="button" onClick={() => setOpen(name)}>
          {name}
        </button>
      ))}
      {open && (
        <Dialog onClose={() => setOpen(null)} title={`${open}教育经历`}>
          <input aria-label="学校" />
        </Dialog>
      )}
    </>
  );
}

test('a dialog takes the focus to its first field, and gives it back to what opened it, however it is closed', async () => {
  const { user } = renderPage(<Opener />);
  const closings = [() => user.keyboard('{Escape}'), () => user.click(screen.getByRole('button', { name: '关闭' }))];
  for (const close of closings) {
    const opener = screen.getByRole('button', { name: '修改' });
    await user.click(opener);
    expect(document.activeElement).toBe(screen.getByLabelText('学校'));
    await close();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  }
});

test('a dialog that an address opened gives the focus to the page’s content', async () => {
  const { user } = renderPage(
    <main id="content" tabIndex={-1}>
      <Page onPress={() => undefined} />
    </main>,
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('the second press of a double click that closes a dialog reaches nothing beneath it; a later press does', () => {
  const press = vi.fn();
  renderPage(<Page onPress={press} />);
  fireEvent.click(screen.getByRole('button', { name: '写入简历' }), { detail: 1 });
  const beneath = screen.getByRole('button', { name: '添加教育经历' });
  fireEvent.click(beneath, { detail: 2 });
  expect(press).not.toHaveBeenCalled();
  fireEvent.click(beneath, { detail: 1 });
  expect(press).toHaveBeenCalledOnce();
});
