import type { OperatorRole } from './actor.ts';
import type { PageArea, PageDescription } from './page.ts';

/**
 * What a module adds to the lists of the contract, as plain data: the browser loads it with its first page. Its calls, which bring
 * their schemas along, are listed in `modules/contract.ts`.
 */
export interface Manifest {
  /** Its folder in `modules/`, and its name in the setting `MODULES`. */
  name: string;
  /** Its pages by area and path. */
  pages?: Partial<Record<PageArea, Readonly<Record<string, PageDescription>>>>;
  /** What of it waits for operators, as queues of 待办: whose work it is, and the page that shows more of it. */
  work?: Readonly<Record<string, { label: string; operators: readonly OperatorRole[]; page?: string }>>;
  /** Names of operators' acts in the audit log. */
  acts?: Readonly<Record<string, string>>;
  /** Names of what these acts are about. */
  subjects?: Readonly<Record<string, string>>;
}
