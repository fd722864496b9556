import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Walker } from './walker.ts';

/** What a task's people are given before they begin. */
export interface Scene {
  origin: string;
  page: Page;
}

/** One of the tasks that people come for, walked by somebody who knows what they want and no address. */
export interface Task {
  number: number;
  title: string;
  on: 'desk' | 'phone';
  /** Signs in where the task does not include it, and prepares what is found. Nothing of it is counted. */
  prepare?(scene: Scene): Promise<void>;
  walk(walker: Walker, scene: Scene): Promise<void>;
}

export const screens: Record<Task['on'], BrowserContextOptions> = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
