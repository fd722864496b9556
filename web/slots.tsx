import type { ComponentType, ReactNode } from 'react';
import type { Call } from '#contract/api.ts';
import type { CompanyDetail } from '#contract/companies/company-shapes.ts';
import type { OperatorCompanyDetail } from '#contract/operators/operator-companies.ts';
import type { ReviewDetail } from '#contract/operators/reviews.ts';
import type { PagePath } from '#contract/pages.ts';
import type { ApplyWay } from '#contract/posts/apply-ways.ts';
import type { PostDetail } from '#contract/posts/post-card.ts';

/**
 * Places of the core's pages that modules fill, with what each is given. A slot is empty without a module that fills it; where
 * several do, they stand in the order of the list of modules.
 */
export interface Slots {
  /** The operators' page of companies, beside one of them: instead of the list where `?import=` names it. */
  'operators.company': { id: string };
  /** One thing that waits in a queue of the module's, opened in 待办; `onBusy` tells that something is written there that is not sent. */
  'operators.work': { queue: string; id: string; onBusy(isBusy: boolean): void };
  /** Among the acts of a company that an operator has opened. */
  'operators.company-act': { company: OperatorCompanyDetail };
  /** Beside an item that an operator has opened. `onCorrected` decides that what was reported is put right. */
  'operators.review': { detail: ReviewDetail; onCorrected(): void };
  /** Asks the operators for help: a button or link with these classes. */
  help: { className?: string };
  /** At the head of a company's page, with what `load.company` of the modules gave. */
  'company.section': { company: CompanyDetail; loaded: Loaded; now: number };
  /** A part of a post's page, with what `load.job` gave. */
  'job.section': { post: PostDetail; loaded: Loaded };
  /** Below the list of the seeker's deliveries. */
  'deliveries.end': object;
  /** A button beside a delivery of the seeker's that ended after its interview. */
  'delivery.act': { delivery: { id: string; post: { title: string } }; className: string };
  /** Below the hot posts of the home page, with what `load.home` of the modules gave. */
  'home.banners': { loaded: Loaded };
}

/** Places whose content a module may replace: it shows its own, or the children that it is given. */
export interface Frames {
  /** The main button of a post for which one applies elsewhere, or of a project that others run. */
  'job.apply': { subject: { postId: string } | { examId: string }; way: ApplyWay; className: string };
}
type FrameName = keyof Frames;

/** What modules load for a page, by their names; null where that failed. */
export type Loaded = Readonly<Record<string, unknown>>;

/** What a module shows of a company on a tab of its own. */
export interface CompanyTab {
  /** In the address. */
  key: string;
  label: string;
  /** How many there are: the tab stands where there are some. */
  count(company: CompanyDetail): number;
  load(call: Call, id: string, asked: { page: number; params: URLSearchParams }): Promise<unknown>;
  Tab: ComponentType<{ company: CompanyDetail; page: number; shown: unknown }>;
  /** Where one of them has an address of its own, which names it by `id`: whose it is, what it is called, what the tab shows of it. */
  item?: { path: PagePath; find(call: Call, id: string): Promise<CompanyItem> };
}

export interface CompanyItem {
  companyId: string;
  title: string;
  about: string;
  shown: unknown;
}

type SlotName = keyof Slots;

/** What a module shows on pages of the core. It is part of the first page's script, so parts that are not seen at once are loaded when shown. */
export interface WebModule {
  /** Its folder in `modules/`. */
  name: string;
  slots?: { readonly [S in SlotName]?: ComponentType<Slots[S]> };
  frames?: { readonly [F in FrameName]?: ComponentType<Frames[F] & { children: ReactNode }> };
  /** Loads what its slots show, on the server where the page is rendered there. */
  load?: {
    company?(call: Call, id: string, company: Promise<CompanyDetail>): Promise<unknown>;
    job?(call: Call, post: PostDetail): Promise<unknown>;
    home?(call: Call, now: number): Promise<unknown>;
  };
  companyTabs?: readonly CompanyTab[];
}

let installed: readonly WebModule[] = [];
let off: readonly string[] = [];

/** Called once, before the first page is drawn. */
export function installModules(modules: readonly WebModule[]): void {
  installed = modules;
}

/** The site does not offer these: their slots stay empty, and nothing leads to their pages. */
export function switchModulesOff(names: readonly string[]): void {
  off = names;
}

/** Whether the site offers what a module adds; the core has no name. */
export const isOffered = (module: string | undefined): boolean => module === undefined || !off.includes(module);

/** The modules that the site offers. */
export const offeredModules = (): readonly WebModule[] => installed.filter(({ name }) => isOffered(name));

const loadAll = async (load: (module: WebModule) => Promise<unknown> | undefined): Promise<Loaded> =>
  Object.fromEntries(
    await Promise.all(
      offeredModules().map(async (module) => [module.name, (await load(module)?.catch(() => null)) ?? null]),
    ),
  );

/** What modules show on a company's page. */
export const loadForCompany = (call: Call, id: string, company: Promise<CompanyDetail>): Promise<Loaded> =>
  loadAll(({ load }) => load?.company?.(call, id, company));

/** What they show on a post's page. */
export const loadForJob = (call: Call, post: PostDetail): Promise<Loaded> =>
  loadAll(({ load }) => load?.job?.(call, post));

/** What they show on the home page. */
export const loadForHome = (call: Call, now: number): Promise<Loaded> => loadAll(({ load }) => load?.home?.(call, now));

/** What stands at a place, or what a module shows instead. */
export function Frame<F extends FrameName>({ name, children, ...given }: { name: F; children: ReactNode } & Frames[F]) {
  return offeredModules().reduceRight((inner, module) => {
    const Part = module.frames?.[name] as ComponentType<Frames[F] & { children: ReactNode }> | undefined;
    return Part ? (
      <Part key={module.name} {...(given as unknown as Frames[F])}>
        {inner}
      </Part>
    ) : (
      inner
    );
  }, children);
}

/** What the modules show at a place of a page; nothing where none of them fills it. */
export function Slot<S extends SlotName>({ name, ...given }: { name: S } & Slots[S]) {
  return offeredModules().map((module) => {
    const Part = module.slots?.[name] as ComponentType<Slots[S]> | undefined;
    return Part && <Part key={module.name} {...(given as unknown as Slots[S])} />;
  });
}
