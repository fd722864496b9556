import { fireEvent, screen } from '@testing-library/react';
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
      <Dialog open={open} onClose={() => setOpen(false)} title="导入简历">
        <button type="button" onClick={() => setOpen(false)}>
          写入简历
        </button>
      </Dialog>
    </>
  );
}

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
