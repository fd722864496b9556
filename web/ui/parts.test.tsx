import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Checkbox } from './fields/checkbox.tsx';
import { SelectField } from './fields/select-field.tsx';
import { TextArea, TextField } from './fields/text-field.tsx';
import { Histogram } from './histogram.tsx';
import { Menu } from './menu.tsx';
import { SafeImage } from './safe-image.tsx';

function Panel({ onCovered }: { onCovered?: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={onCovered}>
        covered
      </button>
      {open && (
        <Dialog title="标题" description="一句话" onClose={() => setOpen(false)}>
          <input aria-label="first" />
        </Dialog>
      )}
    </>
  );
}

test('a dialog is entered at its first field and left by Escape', async () => {
  const { user } = renderPage(<Panel />);
  expect(await screen.findByRole('dialog', { name: '标题' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('first'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the second press of a double click that closes a dialog does not press what was covered', async () => {
  const onCovered = vi.fn();
  const { user } = renderPage(<Panel onCovered={onCovered} />);
  await user.click(await screen.findByRole('button', { name: '关闭' }));
  fireEvent.click(screen.getByRole('button', { name: 'covered' }), { detail: 2 });
  expect(onCovered).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'covered' }), { detail: 1 });
  expect(onCovered).toHaveBeenCalledOnce();
});

test('a question is answered once by a button, and Escape is a no', () => {
  const onAnswer = vi.fn();
  renderPage(
    <ConfirmDialog title="删除？" text="不能恢复" confirmLabel="删除" cancelLabel="取消" onAnswer={onAnswer} />,
  );
  fireEvent.click(screen.getByRole('button', { name: '删除' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onAnswer.mock.calls).toEqual([[true], [false]]);
});

const menu = () =>
  renderPage(
    <>
      <Menu summary="更多">
        <a href="/one">一</a>
        <button type="button">二</button>
        <button type="button" data-close>
          三
        </button>
      </Menu>
      <button type="button">elsewhere</button>
    </>,
  );
const details = () => document.querySelector('details') as HTMLDetailsElement;

test('the arrows walk through an open menu, round its end; Escape closes it and goes back', () => {
  menu();
  act(() => {
    details().open = true;
  });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  document.querySelector('summary')?.focus();
  const walked = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    press(key);
    return document.activeElement?.textContent;
  });
  expect(walked).toEqual(['一', '二', '三', '一', '三']);
  press('Escape');
  expect([details().open, document.activeElement?.tagName]).toEqual([false, 'SUMMARY']);
});

test('a menu that was opened before the scripts ran tells of it', () => {
  const onOpen = vi.fn();
  const early = (
    <Menu summary="更多" onOpen={onOpen}>
      一
    </Menu>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(early);
  document.body.append(container);
  details().open = true;
  render(early, { container, hydrate: true });
  expect(onOpen).toHaveBeenCalledOnce();
});

test('what a menu shows is loaded once a pointer or the focus reaches it, and may fail', () => {
  const onNear = vi.fn(() => Promise.reject(new Error('offline')));
  renderPage(
    <Menu summary="更多" onNear={onNear}>
      一
    </Menu>,
  );
  fireEvent.pointerEnter(screen.getByText('更多'));
  fireEvent.focus(screen.getByText('更多'));
  expect(onNear).toHaveBeenCalledTimes(2);
});

test.each([
  ['a press elsewhere', () => fireEvent.pointerDown(screen.getByText('elsewhere')), false],
  ['a press within', () => fireEvent.pointerDown(screen.getByText('二')), true],
  ['the focus going elsewhere', () => fireEvent.focusIn(screen.getByText('elsewhere')), false],
  ['a choice that closes', () => fireEvent.click(screen.getByText('三')), false],
])('an open menu after %s', (_, act_, open) => {
  menu();
  details().open = true;
  act_();
  expect(details().open).toBe(open);
});

test('a choice that closes a menu leaves the focus at its control', () => {
  menu();
  details().open = true;
  screen.getByText('一').focus();
  fireEvent.click(screen.getByText('一'));
  expect([details().open, document.activeElement?.tagName]).toEqual([false, 'SUMMARY']);
});

test('a field is tied to its label, its hint and its error', () => {
  renderPage(<TextField label="姓名" required hint="与证件一致" error="请填写姓名" />);
  const field = screen.getByLabelText(/^姓名/);
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect([field.getAttribute('aria-invalid'), described]).toEqual(['true', ['与证件一致', '请填写姓名']]);
});

test('a longer text counts characters as people do', () => {
  renderPage(<TextArea label="说明" maxLength={10} value="你好😀" onChange={() => undefined} />);
  screen.getByText('3 / 10');
});

test('an optional choice can be left empty, a required one says so', () => {
  renderPage(
    <SelectField label="城市" placeholder="不限" options={[{ value: '440300', label: '深圳' }]} defaultValue="" />,
  );
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['不限', '深圳']);
});

test('a box can be ticked by its words', () => {
  const onChange = vi.fn();
  renderPage(
    <Checkbox error="请先同意" onChange={onChange}>
      我同意
    </Checkbox>,
  );
  fireEvent.click(screen.getByText('我同意'));
  expect(onChange).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').textContent).toBe('请先同意');
});

test('a button that is busy cannot be pressed again', async () => {
  const onClick = vi.fn();
  const { user } = renderPage(
    <Button busy onClick={onClick}>
      保存
    </Button>,
  );
  await user.click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
});

test('a picture is marked as shown once it is there, and not where it failed', () => {
  renderPage(<SafeImage src="/a.jpg" alt="校门" />);
  const image = screen.getByAltText<HTMLImageElement>('校门');
  const load = (naturalWidth: number) => {
    Object.defineProperties(image, {
      complete: { configurable: true, value: true },
      naturalWidth: { configurable: true, value: naturalWidth },
    });
    fireEvent(image, new Event(naturalWidth > 0 ? 'load' : 'error'));
  };
  load(100);
  expect(image.dataset.loaded).toBe('');
  load(0);
  expect(image.dataset.loaded).toBeUndefined();
});

test('a chart is a table as well, and an empty one has no bar of full height', () => {
  const bars = [
    { label: '8–10K', n: 0, strength: 3 as const },
    { label: '10–12K', n: 4, strength: 1 as const },
  ];
  const { container } = renderPage(<Histogram caption="月薪分布" columns={['月薪', '职位数']} bars={bars} />);
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['月薪职位数', '8–10K0', '10–12K4']);
  expect([...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')))).toEqual([1, 76]);
});
