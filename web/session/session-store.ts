import { create } from 'zustand';
import type { OperatorRole } from '#contract/actor.ts';
import type { CompanyJober, OwnCompany, User } from '#contract/identity/identity.ts';
import type { OwnJober } from '#contract/seekers/seeker.ts';
import { inBrowser, inTab } from './browser-storage.ts';
import { decode, encode } from './encoded.ts';

interface ChatLine {
  id: string;
  text: string;
  at: string;
}

/** Who is signed in at the operators' console. */
interface OperatorMark {
  name: string;
  role: OperatorRole;
}

/** The seed's client state (section 3), field for field, plus `companyJober`, which it names without a key, and `operator`. */
export interface SessionState {
  token: string | null;
  user: User | null;
  jober: OwnJober | null;
  company: OwnCompany | null;
  companyJober: CompanyJober | null;
  operator: OperatorMark | null;
  /** The post for which a recruiter searches people: last chosen in 推荐人才 or an invitation. */
  position: string | null;
  /** The chosen city's region code; null: the whole country. */
  cityCode: string | null;
  chatData: ChatLine[];
  currentJoberId: string | null;
  currentCompanyId: string | null;
  /** Whether the chat drawer is open. */
  isOpen: boolean;
  /** Opaque tickets of a third-party sign-in that waits for a phone. */
  qqOpenId: string | null;
  weChatOpenId: string | null;
}

export type SessionField = keyof SessionState;

export const emptySession: SessionState = {
  token: null,
  user: null,
  jober: null,
  company: null,
  companyJober: null,
  operator: null,
  position: null,
  cityCode: null,
  chatData: [],
  currentJoberId: null,
  currentCompanyId: null,
  isOpen: false,
  qqOpenId: null,
  weChatOpenId: null,
};

/** Fields that live as long as the tab; the others persist. */
const tabFields: ReadonlySet<SessionField> = new Set(['chatData', 'currentJoberId', 'currentCompanyId', 'isOpen']);

/** Cleared by a logout: the token and every stored credential. The chosen city stays. */
const { cityCode: _, ...noCredentials } = emptySession;

/** The seed's route guard: any of token, user or jober record passes. The server still answers 401. */
export const passesSeekerGuard = (state: SessionState) => Boolean(state.token || state.user || state.jober);

/** The seed's rule for `/`: all three present. */
export const isSeekerSignedIn = (state: SessionState) => Boolean(state.token && state.user && state.jober);

/** Null for everybody but a signed-in seeker. */
export const seekerIdOf = (state: SessionState): string | null =>
  isSeekerSignedIn(state) ? (state.jober?.id ?? null) : null;

/** Whether the signed-in account has another role and no seeker record, so that seekers' calls would be refused. */
export const isOtherRole = (state: SessionState) =>
  Boolean(state.token && !state.jober && (state.company || state.companyJober || state.operator));

/** Whether the enterprise side has been entered: a company or a recruiter record was saved at sign-in. */
export const passesRecruiterGuard = (state: SessionState) =>
  Boolean(state.token && (state.company || state.companyJober || state.user));

/** Whether the operators' console has been entered. */
export const passesOperatorGuard = (state: SessionState) => Boolean(state.token && state.operator);

/** A recruiter without a company or person record is redirected to certification. */
export const isRecruiterComplete = (state: SessionState) => Boolean(state.company && state.companyJober);

export const storageKey = (field: SessionField) => `jyrc_${field}`;
const UNTIL_KEY = 'jyrc_token_until';

const HOUR_MS = 3_600_000;

/** Token and cookie lifetime of the seed: 0.2 days. */
export const TOKEN_LIFETIME_MS = 0.2 * 24 * HOUR_MS;

/** The optional lifetime at sign-in: 30 days. */
export const REMEMBERED_MS = 30 * 24 * HOUR_MS;

const fields = Object.keys(emptySession) as SessionField[];
const shelf = (field: SessionField) => (tabFields.has(field) ? inTab : inBrowser);

export function readSession(now = Date.now()): SessionState {
  const state: Record<string, unknown> = { ...emptySession };
  for (const field of fields) {
    const value = decode(shelf(field).read(storageKey(field)));
    if (value !== undefined) state[field] = value;
  }
  if (readTokenEnd() < now) state.token = null;
  return state as unknown as SessionState;
}

function writeField<F extends SessionField>(field: F, value: SessionState[F], now = Date.now()): void {
  const blank = value === null || value === false || (Array.isArray(value) && value.length === 0);
  if (blank) shelf(field).drop(storageKey(field));
  else shelf(field).write(storageKey(field), encode(value));
  if (field !== 'token') return;
  if (blank) inBrowser.drop(UNTIL_KEY);
  else keepTokenFor(TOKEN_LIFETIME_MS, now);
}

/** When the token runs out, in ms; 0 without one. */
export const readTokenEnd = (): number => Number(inBrowser.read(UNTIL_KEY) ?? 0);

/** Local lifetime of the token just written; the server enforces it by its own clock. */
function keepTokenFor(lifetimeMs: number, now = Date.now()): void {
  inBrowser.write(UNTIL_KEY, String(now + lifetimeMs));
}

/** The session as components see it: empty on the server and while hydrating, then the stored values. */
export const useSession = create<SessionState>(() => emptySession);

/** Changes fields, in memory and in storage. */
export function setSession(change: Partial<SessionState>): void {
  for (const field of Object.keys(change) as SessionField[])
    writeField(field, change[field] as SessionState[typeof field]);
  useSession.setState(change);
  markSigned();
}

export const getSession = (): SessionState => useSession.getState();

/** Sets the credentials of one account; unnamed fields are cleared, so that nothing of an earlier account remains. */
export function replaceCredentials(credentials: Partial<SessionState>, lifetimeMs?: number): void {
  setSession({ ...noCredentials, ...credentials });
  if (lifetimeMs) keepTokenFor(lifetimeMs);
}

/** Clears the token and every stored credential; works offline too. */
export const clearCredentials = (): void => replaceCredentials({});

/** Hides what is for visitors before hydration (see boot-script.ts). */
function markSigned(): void {
  const state = useSession.getState();
  const { token, user, jober } = state;
  if (token || user || jober) document.documentElement.dataset.signed = isSeekerSignedIn(state) ? 'seeker' : '1';
  else delete document.documentElement.dataset.signed;
}

if (typeof window !== 'undefined') {
  useSession.setState(readSession());
  window.addEventListener('storage', () => {
    useSession.setState(readSession());
    markSigned();
  });
}
