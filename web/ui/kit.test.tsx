import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Chip } from '#web/features/search/understood/understood-row.tsx';
import { network } from '#web/testing/network.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { Avatar } from './avatar.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { SelectField } from './fields/select-field.tsx';
import { TextField } from './fields/text-field.tsx';
import { Pagination, pageNumbers } from './pagination.tsx';
import { Sheet } from './sheet.tsx';
import { ChoiceTabs, LinkTabs } from './tabs.tsx';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        筛选
      </button>
      {open && (
        <Sheet title="筛选" onClose={() => setOpen(false)} footer={<button type="button">查看结果</button>}>
          <input aria-label="最低月薪" />
        </Sheet>
      )}
    </>
  );
}

test('a sheet is focused itself, since a field would bring up the keyboard; it keeps Tab within it, and gives the focus back by Escape', async () => {
  const { user } = renderPage(<Opener />);
  const opener = screen.getByRole('button', { name: '筛选' });
  await user.click(opener);
  const sheet = within(await screen.findByRole('dialog', { name: '筛选' }));
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  sheet.getByLabelText('最低月薪');
  for (let step = 0; step < 4; step += 1) {
    await user.tab();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  }
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('tabs that switch in place say which one is chosen, and leave the choice to their page', async () => {
  const onChange = vi.fn();
  const choices = [
    { value: 'hot', label: '热门' },
    { value: 'new', label: '最新' },
  ] as const;
  const { user } = renderPage(<ChoiceTabs label="排序" choices={choices} value="hot" onChange={onChange} />);
  const pressed = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['true', 'false']);
  await user.click(screen.getByRole('button', { name: '最新' }));
  expect(onChange.mock.calls).toEqual([['new']]);
  expect(pressed()).toEqual(['true', 'false']);
});

test('tabs that lead on are links of which the current one is said; a list that filters stays where it is', () => {
  const tabs = [
    { label: '全部', href: '/fairs', current: true },
    { label: '校园', href: '/fairs/school' },
  ];
  render(<LinkTabs label="类型" tabs={tabs} keepScroll />);
  const links = within(screen.getByRole('navigation', { name: '类型' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/fairs', 'page'],
    ['/fairs/school', null],
  ]);
  expect(links.every((link) => link.dataset.keepScroll === 'true')).toBe(true);
});

test('an error offers another try only where there is one, and the number to quote only where it is known', () => {
  const onRetry = vi.fn();
  const { rerender } = render(<ErrorState message="网络不通" />);
  expect(screen.getByRole('alert').textContent).toBe('加载失败网络不通');
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<ErrorState page title="打不开" message="服务器忙" requestId="r42" onRetry={onRetry} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('打不开');
  screen.getByText('请求编号 r42');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('an empty place says why and what to do next', () => {
  const { container } = render(
    <EmptyState title="还没有投递" text="投出第一份" action={<ButtonLink href="/jobs">去找工作</ButtonLink>} />,
  );
  expect(container.textContent).toBe('还没有投递投出第一份去找工作');
});

test('the way to a page is links but for the page itself', () => {
  render(<Breadcrumb crumbs={[{ label: '找工作', href: '/jobs' }, { label: '高中物理教师' }]} />);
  const way = within(screen.getByRole('navigation', { name: '所在位置' }));
  expect(way.getAllByRole('link').map((one) => one.textContent)).toEqual(['找工作']);
  expect(way.getByText('高中物理教师').getAttribute('aria-current')).toBe('page');
});

test('a chosen filter says what a press on it does', () => {
  const onRemove = vi.fn();
  render(<Chip label="高中" href="/jobs" onRemove={onRemove} />);
  const chip = screen.getByRole('link', { name: '去掉条件：高中' });
  chip.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(chip);
  expect([chip.getAttribute('href'), onRemove.mock.calls.length]).toEqual(['/jobs', 1]);
});

test('a person without a picture has the first character of the name, whole, and the same colour everywhere', () => {
  const { container } = render(
    <>
      <Avatar name="𠮷田" />
      <Avatar name="𠮷田" />
      <Avatar name="" />
    </>,
  );
  const letters = [...container.querySelectorAll('[data-letter]')].map((one) => (one as HTMLElement).dataset.letter);
  expect(letters).toEqual(['𠮷', '𠮷', '人']);
  const [one, same] = [...container.querySelectorAll<HTMLElement>('.avatar')];
  expect(one?.style.getPropertyValue('--h')).toBe(same?.style.getPropertyValue('--h'));
});

test('a field that is right has no message, and one that is wrong is announced with it', () => {
  const { rerender } = render(<TextField label="姓名" defaultValue="林晓" />);
  const field = screen.getByLabelText('姓名');
  expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual([null, null]);
  rerender(<TextField label="姓名" defaultValue="林晓" error="姓名含有敏感词" />);
  expect(screen.getByRole('alert').textContent).toBe('姓名含有敏感词');
  expect(screen.getByLabelText('姓名')).toBe(field);
});

test('a choice reports what is chosen, and can be emptied where it may be', () => {
  const onChange = vi.fn();
  const options = [
    { value: '440300', label: '深圳' },
    { value: '330100', label: '杭州' },
  ];
  render(
    <SelectField
      label="城市"
      placeholder="不限"
      options={options}
      defaultValue="440300"
      onChange={({ target }) => onChange(target.value)}
    />,
  );
  const select = screen.getByLabelText('城市');
  fireEvent.change(select, { target: { value: '330100' } });
  fireEvent.change(select, { target: { value: '' } });
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['330100', '']);
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 13, [1, 2, 3, 4, 0, 13]],
  [4, 13, [1, 0, 3, 4, 5, 0, 13]],
  [12, 13, [1, 0, 11, 12, 13]],
  [50, 50, [1, 0, 49, 50]],
])('on page %d of %d stand %j', (page, pages, shown) => expect(pageNumbers(page, pages)).toEqual(shown));

const html = (page: number, pages: number) =>
  renderToStaticMarkup(<Pagination page={page} pages={pages} href={(to) => `/jobs?page=${to}`} />);

test('one page needs no pages', () => expect(html(1, 1)).toBe(''));

test('the ends are no links', () => {
  expect(html(1, 2)).not.toContain('rel="prev"');
  expect(html(2, 2)).not.toContain('rel="next"');
});

test('the page that one is on is said', () => expect(html(2, 3)).toContain('aria-current="page" aria-label="第 2 页"'));

test('without a network a part that failed says that alone, and is loaded again when it is back', () => {
  const onRetry = vi.fn();
  network(false);
  render(<ErrorState title="消息没有加载出来" message="服务暂时不可用" onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toBe('网络已断开连上网络后再试重试');
  expect(onRetry).not.toHaveBeenCalled();
  network(true);
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').textContent).toContain('消息没有加载出来');
});
