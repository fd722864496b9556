import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderConsole } from '#web/testing/render-page.tsx';
import { SidePane } from './side-pane.tsx';

function List() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        林晓
      </button>
      <SidePane open={open} label="投递详情" head="林晓" onClose={() => setOpen(false)}>
        <p>概览</p>
      </SidePane>
    </>
  );
}

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })),
);

test('beside its list it takes the focus as it opens, and gives it back to the row as it closes', async () => {
  const { user } = renderConsole(<List />);
  const row = screen.getByRole('button', { name: '林晓' });
  await user.click(row);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('pane')));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(row));
});
