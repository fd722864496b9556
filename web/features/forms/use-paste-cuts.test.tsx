import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { usePasteCuts } from './use-paste-cuts.ts';

function Form() {
  usePasteCuts();
  return (
    <>
      <input aria-label="标题" maxLength={10} defaultValue="高中" />
      <textarea aria-label="说明" maxLength={10} />
      <input aria-label="备注" />
    </>
  );
}
function paste(label: string, text: string, chosen: [number, number] = [0, 0]) {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  field.setSelectionRange(...chosen);
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
}
const said = () => screen.queryByText(/没有放进来/)?.textContent;

test('what does not fit is counted, with what stands there already', async () => {
  renderPage(<Form />);
  paste('标题', '物理教师（竞赛方向）');
  expect(said()).toBe('最多 10 字，粘贴的内容末尾有 2 字没有放进来');
});

test('what takes the place of a chosen text has its room; what fits says nothing', () => {
  renderPage(<Form />);
  paste('标题', '初中物理教师竞赛方向', [0, 2]);
  expect(said()).toBeUndefined();
  paste('标题', '物理教师');
  expect(said()).toBeUndefined();
});

test('ends of lines count as the field has them: none in a line, one each in a text', () => {
  renderPage(<Form />);
  paste('标题', '物理\r\n教师\r\n竞赛班\r\n');
  expect(said()).toBeUndefined();
  paste('说明', '一二三\r\n四五六\r\n七八');
  expect(said()).toBeUndefined();
  paste('说明', '一二三\r\n四五六\r\n七八九');
  expect(said()).toContain('有 1 字');
});

test('a field without a limit, and a paste elsewhere, say nothing', () => {
  renderPage(<Form />);
  paste('备注', '长'.repeat(1_000));
  fireEvent.paste(document.body, { clipboardData: { getData: () => '长'.repeat(1_000) } });
  expect(said()).toBeUndefined();
});

test('a form that was left watches no more', () => {
  const { unmount } = renderPage(<Form />);
  unmount();
  renderPage(<textarea aria-label="标题" maxLength={2} />);
  paste('标题', '物理教师');
  expect(said()).toBeUndefined();
});
