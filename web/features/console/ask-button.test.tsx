import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderConsole } from '#web/testing/render-page.tsx';
import { AskButton } from './ask-button.tsx';

const act = vi.fn();
const press = (name: string) => screen.getByRole('button', { name });

test('what is asked about happens after a yes, which has the word of the button', async () => {
  const { user } = renderConsole(
    <AskButton ask="移出这些人？" about="不能恢复" onYes={act}>
      移出名单
    </AskButton>,
  );
  await user.click(press('移出名单'));
  await screen.findByText('移出这些人？');
  screen.getByText('不能恢复');
  expect(act).not.toHaveBeenCalled();
  await user.click(screen.getAllByRole('button', { name: '移出名单' }).at(-1) as HTMLElement);
  expect(act).toHaveBeenCalledOnce();
});

test('without a question it happens at once', async () => {
  const { user } = renderConsole(
    <AskButton ask={undefined} onYes={act}>
      发出
    </AskButton>,
  );
  await user.click(press('发出'));
  expect(act).toHaveBeenCalledOnce();
});
