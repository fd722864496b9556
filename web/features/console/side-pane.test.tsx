import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderConsole } from '#web/testing/render-page.tsx';
import { SidePane } from './side-pane.tsx';

function List() {
  const [id, setId] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setId('1')}>
        林晓
      </button>
      <SidePane id={id} label="投递详情" head="林晓" onClose={() => setId(null)}>
        <button key={id} type="button" onClick={() => setId('2')}>
          有意向
        </button>
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

test('once somebody is decided upon, the focus is in the pane of the next one', async () => {
  const { user } = renderConsole(<List />);
  await user.click(screen.getByRole('button', { name: '林晓' }));
  await user.click(screen.getByRole('button', { name: '有意向' }));
  expect(document.activeElement).toBe(screen.getByTestId('pane'));
});
