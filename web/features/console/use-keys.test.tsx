import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { useKeys } from './use-keys.ts';

const onStep = vi.fn();
function Box({ modal }: { modal: string }) {
  useKeys({ j: onStep });
  return (
    <div className="ant-modal-wrap">
      <div className={`ant-modal ${modal}`}>
        <button type="button">关闭</button>
      </div>
    </div>
  );
}

test.each([
  ['', 0],
  ['ant-zoom-leave ant-zoom-leave-active', 1],
])('of a key beside a dialog that is "%s" the page hears %i times', (modal, times) => {
  onStep.mockClear();
  renderPage(<Box modal={modal} />);
  fireEvent.keyDown(screen.getByRole('button', { name: '关闭' }), { key: 'j' });
  expect(onStep).toHaveBeenCalledTimes(times);
});
