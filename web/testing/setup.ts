import { cleanup, configure } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { webModules } from '#modules/web.ts';
import { useConfirm } from '#web/api/confirm.ts';
import { setNavigator } from '#web/api/navigator.ts';
import { useOverlay } from '#web/api/overlay.ts';
import { useToasts } from '#web/api/toasts.ts';
import { emptySession, useSession } from '#web/session/session-store.ts';
import { installModules } from '#web/slots.tsx';
import { expectNoFaults, serve } from './serve.ts';

installModules(webModules);

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
/** Prints the page's text instead of its whole markup. */
const missing = (message: string | null) =>
  new Error(`${message?.split('\n')[0]}\n${document.body.textContent.slice(0, 1_500)}`);

// The same timeout as `expect.poll` for busy machines.
configure({ asyncUtilTimeout: 5_000, defaultHidden: true, getElementError: missing });

// The test DOM has no layout. Lists that render only visible rows read these sizes.
for (const [name, px] of Object.entries({ clientHeight: 900, clientWidth: 1200 }))
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => px });

// antd's style sheets: a query by role reads computed styles, for which each of their rules would be matched with each element.
Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { configurable: true, get: () => null });

Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});

const { settings } = (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM;
// Dialogs close at once: the test DOM ends no animation.
settings.device.prefersReducedMotion = 'reduce';
// A press on a link to another site would load it, and leave its address to the tests of other files.
settings.navigation.disableMainFrameNavigation = true;
settings.navigation.disableFallbackToSetURL = true;

beforeEach(() => void serve({}));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  useConfirm.getState().asking?.answer(false);
  useToasts.setState({ toasts: [] });
  // A call of the test may still be under way.
  useOverlay.setState({ visible: false, stop: null });
  useSession.setState(emptySession, true);
  setNavigator(() => undefined);
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  expectNoFaults();
});
