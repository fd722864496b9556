import { useEffect } from 'react';

/** Translations of antd's English labels that its locales lack. */
const words: Record<string, string> = {
  'Increase Value': '增加',
  'Decrease Value': '减少',
  'Select all': '全选',
  'Custom selection': '选择方式',
  'segmented control': '切换显示',
  'expanded dropdown': '更多操作',
  remove: '移除',
  'Add tab': '新建标签',
  Clear: '清除',
  Close: '关闭',
  'Clear color': '清除颜色',
  'Toggle start panel': '切换开始日期',
  'Toggle end panel': '切换结束日期',
  'close-circle': '清除',
  close: '关闭',
  calendar: '日期',
  'clock-circle': '时间',
  loading: '加载中',
  search: '搜索',
  ellipsis: '更多',
  eye: '显示',
  'eye-invisible': '隐藏',
  delete: '删除',
  'check-circle': '成功',
  'exclamation-circle': '注意',
  'info-circle': '提示',
};

/** Arrows that are a button's only name, in pagination. */
const pagingWords: Record<string, string> = {
  left: '上一页',
  right: '下一页',
  'double-left': '向前 5 页',
  'double-right': '向后 5 页',
};

const NAMED = '[aria-label]';

function rename(element: Element): void {
  const name = element.getAttribute('aria-label') ?? '';
  const known = element.closest('.ant-pagination') && Object.hasOwn(pagingWords, name) ? pagingWords : words;
  const word = Object.hasOwn(known, name) ? known[name] : undefined;
  if (word !== undefined) element.setAttribute('aria-label', word);
  else if (element.matches('.anticon[role="img"]') && /^[\x20-\x7e]+$/.test(name)) {
    // An arrow or icon beside a text: its name would be that of the drawing.
    element.removeAttribute('aria-label');
    element.setAttribute('aria-hidden', 'true');
  }
}

const renameWithin = (root: Element) => {
  if (root.matches(NAMED)) rename(root);
  for (const element of root.querySelectorAll(NAMED)) rename(element);
};

/** Gives antd's controls Chinese accessible names, including dialogs and menus at the end of the body. */
export function useChineseNames(): void {
  useEffect(() => {
    renameWithin(document.body);
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'attributes') rename(target as Element);
        for (const node of addedNodes) if (node instanceof Element) renameWithin(node);
      }
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-label'],
    });
    return () => observer.disconnect();
  }, []);
}
