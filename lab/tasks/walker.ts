import type { BrowserContext, Frame, Locator, Page } from 'playwright-core';

/** What a walk costs the person who takes it. */
export interface Cost {
  presses: number;
  fields: number;
  pages: number;
  seconds: number;
}

export interface Report {
  cost: Cost;
  steps: readonly string[];
  /** The pathnames that were opened, in order. */
  paths: readonly string[];
}

interface Attached {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Name and kind of an element in the words that its reader sees. */
const wordsOf = (target: Locator): Promise<string> =>
  target.evaluate((element) => {
    const one = element as HTMLInputElement;
    const labels = [...(one.labels ?? [])].map(({ textContent }) => textContent);
    const labelledBy = document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent;
    const names = [one.getAttribute('aria-label'), ...labels, labelledBy, one.innerText, one.placeholder, one.alt];
    const name = names.map((text) => (text ?? '').replace(/\s+/g, ' ').trim()).find((text) => text !== '');
    return (name ?? one.tagName.toLowerCase()).slice(0, 40);
  });

/** The pathname of every navigation of a context's pages, in order; changes of query or hash alone are left out. */
function notePaths(context: BrowserContext): string[] {
  const paths: string[] = [];
  const watch = (page: Page) => {
    let last = '';
    page.on('framenavigated', (frame: Frame) => {
      if (frame !== page.mainFrame() || !frame.url().startsWith('http')) return;
      const { pathname } = new URL(frame.url());
      if (pathname !== last) paths.push(pathname);
      last = pathname;
    });
  };
  context.pages().forEach(watch);
  context.on('page', watch);
  return paths;
}

/**
 * One person in a browser, whose every act is counted and written down. Addresses are entered once, where the task begins;
 * from there on the person sees and presses.
 */
export function walkerIn(page: Page) {
  const context = page.context();
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  const paths = notePaths(context);
  const steps: string[] = [];
  let [presses, fields, began, ended] = [0, 0, 0, 0];
  let open = page;
  context.on('page', (tab) => {
    open = tab;
  });

  const say = (words: string) => {
    steps.push(words);
    ended = performance.now();
  };
  /** Scrolling to a target costs nothing; a target that is covered, moving or switched off is waited for. */
  const press = async (target: Locator, modifiers: 'Shift'[] = []) => {
    await target.waitFor();
    const words = await wordsOf(target);
    await (isPhone ? target.tap() : target.click({ modifiers }));
    presses += 1;
    return words;
  };

  const walker = {
    get page() {
      return open;
    },
    button: (name: string | RegExp, within: Page | Locator = open) => within.getByRole('button', { name }).first(),
    link: (name: string | RegExp, within: Page | Locator = open) => within.getByRole('link', { name }).first(),
    field: (name: string | RegExp, within: Page | Locator = open) => within.getByLabel(name).first(),
    text: (words: string | RegExp, within: Page | Locator = open) =>
      within.getByText(words).filter({ visible: true }).first(),
    /** An option of an open list of the console. */
    option: (name: string) => open.locator('.ant-select-item-option').filter({ visible: true, hasText: name }).first(),
    dialog: () => open.getByRole('dialog').filter({ visible: true }).last(),

    /** Where the task begins. The time starts here. */
    async begins(path: string) {
      began = performance.now();
      await open.goto(path);
      say(`从 ${path.split('?')[0]} 开始`);
    },
    async tap(target: Locator, modifiers?: 'Shift'[]) {
      say(`按“${await press(target, modifiers)}”`);
    },
    /** A field of text counts as one, whatever its length; the press that focuses it is not counted. */
    async types(target: Locator, text: string) {
      await target.waitFor();
      const words = await wordsOf(target);
      await target.fill(text);
      fields += 1;
      say(`在“${words}”填“${text.slice(0, 24)}”`);
    },
    async presses(key: string) {
      await open.keyboard.press(key);
      presses += 1;
      say(`按 ${key}`);
    },
    /** A native select: it is opened, and the option is pressed. */
    async picks(target: Locator, label: string) {
      await target.waitFor();
      const words = await wordsOf(target);
      await target.selectOption({ label });
      presses += 2;
      say(`在“${words.slice(0, 12)}”选“${label}”（两次）`);
    },
    /** A list of the console: it is opened, and the option is pressed. */
    async chooses(target: Locator, name: string) {
      await walker.tap(target);
      await walker.tap(walker.option(name));
    },
    /** Files: the button, and each file in the system's window. */
    async attaches(target: Locator, ...files: Attached[]) {
      const [chooser, words] = await Promise.all([open.waitForEvent('filechooser'), press(target)]);
      await chooser.setFiles(files);
      presses += files.length;
      say(`按“${words}”，选文件（共 ${1 + files.length} 次）`);
    },
    /** The person sees it; nothing is pressed. */
    async sees(target: Locator) {
      await target.waitFor();
      say(`看到“${await wordsOf(target)}”`);
    },
    /** A busy browser learns of it a moment later, and until then its calls are sent. */
    async losesNetwork() {
      await context.setOffline(true);
      await open.waitForFunction(() => !navigator.onLine);
      say('（没有网络了）');
    },
    /** What this person does outside of the site. */
    elsewhere(words: string, cost: { presses: number; fields: number }) {
      presses += cost.presses;
      fields += cost.fields;
      say(`${words}（按 ${cost.presses}，填 ${cost.fields}）`);
    },
    /** What others do meanwhile: neither their acts nor the time are this person's. */
    async pauses(words: string, others: () => Promise<void>) {
      const since = performance.now();
      await others();
      began += performance.now() - since;
      say(`（${words}）`);
    },
    report: (): Report => ({
      cost: { presses, fields, pages: paths.length, seconds: (ended - began) / 1000 },
      steps,
      paths,
    }),
  };
  return walker;
}

export type Walker = ReturnType<typeof walkerIn>;
