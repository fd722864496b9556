import { expect, test } from 'vitest';
import { focusNear } from '#web/features/deliveries/answer/use-move.ts';

const drawn = () => new Promise(requestAnimationFrame);

test('what was pressed is gone: the focus is on what was around it, or on the page', async () => {
  document.body.innerHTML = '<main id="content" tabindex="-1"><ul><li><button>答应</button></li></ul></main>';
  const press = async (removed: string) => {
    const [button, part] = [document.querySelector('button'), document.querySelector(removed)];
    button?.focus();
    const focus = focusNear();
    part?.remove();
    focus();
    await drawn();
    return document.activeElement?.tagName;
  };
  const { outerHTML: list } = document.querySelector('ul') as Element;
  expect(await press('li')).toBe('UL');
  document.querySelector('ul')?.remove();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', list);
  expect(await press('ul')).toBe('MAIN');
});

test('what is still there keeps the focus', async () => {
  document.body.innerHTML = '<main><button>答应</button></main>';
  const button = document.querySelector('button');
  button?.focus();
  focusNear()();
  await drawn();
  expect(document.activeElement).toBe(button);
});
