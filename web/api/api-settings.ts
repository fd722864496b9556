export interface ApiSettings {
  /** The product's own API host; empty: this origin. */
  baseUrl: string;
  /** Target of uploads: a path under that host, or another host. */
  uploadUrl: string;
  timeoutMs: number;
}

/** The request timeout of the seed (section 9), until the configuration sets one. */
const DEFAULT_TIMEOUT_MS = 1_200_000;

let current: ApiSettings = { baseUrl: '', uploadUrl: '/api/files', timeoutMs: DEFAULT_TIMEOUT_MS };

export const apiSettings = (): ApiSettings => current;

/** Set from the site's configuration when the page starts. */
export const setApiSettings = (settings: ApiSettings): void => {
  current = settings;
};
