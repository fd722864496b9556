export interface ApiSettings {
  /** The product's own API host; empty is this origin. */
  baseUrl: string;
  /** Where files are sent: a path under that host, or a host of its own. */
  uploadUrl: string;
  timeoutMs: number;
}

/** The request timeout of the seed (section 9), until the configuration says otherwise. */
const DEFAULT_TIMEOUT_MS = 1_200_000;

let current: ApiSettings = { baseUrl: '', uploadUrl: '/api/files', timeoutMs: DEFAULT_TIMEOUT_MS };

export const apiSettings = (): ApiSettings => current;

/** Taken from the site's configuration when the page starts. */
export const setApiSettings = (settings: ApiSettings): void => {
  current = settings;
};
