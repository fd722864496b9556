import type { Page } from 'playwright-core';
import { overHttp } from '../over-http.ts';
import { plantRecords } from '../plant-session.ts';
import type { useSite } from '../site.ts';

/** Shorter than a session lasts. */
const ANEW_MS = 4 * 3_600_000;

/** The records of a sign-in. */
export interface Records extends Record<string, unknown> {
  token: string;
}

export interface Person {
  /** A call without a browser. */
  call: ReturnType<typeof overHttp>;
  /** A page in a new browser, which has the product's time; their last one is closed. */
  visit(path: string): Promise<Page>;
}

/** Somebody of a product whose clock moves: signs in anew once the session is older than sessions get. */
export function personOf(
  site: ReturnType<typeof useSite>,
  product: { now(): number },
  signIn: () => Promise<Records>,
): Person {
  let last: Page | undefined;
  let session: { records: Records; at: number } | undefined;
  const records = async () => {
    if (!session || product.now() - session.at > ANEW_MS) session = { records: await signIn(), at: product.now() };
    return session.records;
  };
  return {
    call: async (method, path, body) => overHttp(site.origin, (await records()).token)(method, path, body),
    visit: async (path) => {
      await last?.close();
      const page = await site.person();
      last = page;
      await plantRecords(page, await records());
      await page.goto(path);
      return page;
    },
  };
}

/** A member of a school or a seeker, with the records that their pages read. */
export async function recordsOf(origin: string, token: string): Promise<Records> {
  return { ...(await overHttp(origin, token)('GET', '/api/session')), token };
}
