import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Fixtures } from './fixtures/fixtures.ts';
import type { About } from './fixtures/part-of.ts';
import type { Stage } from './samples/sample.ts';

/** The tenant whose objects a module makes. */
export interface TenantParts {
  companyId: string;
  memberId: string;
  ownerAccountId: string;
  postId: string;
  joberId: string;
  /** The seeker's. */
  accountId: string;
  resumeId: string;
  snapshot: ResumeSnapshot;
  createdAt: Date;
  /** The names of what calls will be about; see `partOf`. */
  about?: About;
}

/** What proves the calls of a module: `proof` of `modules/<name>/proof.ts`. */
export interface ModuleProof<
  T extends Record<string, Endpoint> = Record<string, Endpoint>,
  Made extends object = Record<string, string>,
> {
  /** Objects of a tenant that its calls are about. */
  fixtures?(db: Database, tenant: TenantParts): Promise<Made>;
  /** A stranger's objects of the same names that nobody else sees: drafts. */
  hidden?(db: Database, tenant: TenantParts): Promise<Partial<Made>>;
  /** Objects that its calls need beside those that they name. */
  needed?: readonly (keyof Made & string)[];
  /** Its objects that calls name by a parameter of this title. */
  titled?: Readonly<Record<string, keyof Made & string>>;
  /** What can be deleted permanently while its id remains known: the call, its caller and the object. */
  deletions?: readonly { key: keyof T & string; role: 'seeker' | 'owner' | 'operator'; about: keyof Made & string }[];
  /** Calls by which a mark is taken back, and nothing is deleted. */
  takenBack?: readonly (keyof T & string)[];
  /** A valid call of every endpoint; a missing one is a type error. */
  samples: { [K in keyof T]: (fixtures: Fixtures & Made, stage: Stage) => InputOf<T[K]> | Promise<InputOf<T[K]>> };
  /** Expected answers by caller; see `rights/rights-table.ts` for the format. */
  rights: string;
  /** Lines of `rights/operator-rights.ts` and `rights/member-rights.ts`. */
  operatorRights?: string;
  memberRights?: string;
}

const found = import.meta.glob<{ proof: ModuleProof }>('../../modules/*/proof.ts', { eager: true });

export const moduleProofs: readonly ModuleProof[] = Object.values(found).map(({ proof }) => proof);

/** The lines of a table of the core, and those that modules add to it. */
export const withLinesOfModules = (table: string, of: 'operatorRights' | 'memberRights'): string[] =>
  [table, ...moduleProofs.map((proof) => proof[of] ?? '')].flatMap((text) => text.trim().split('\n')).filter(Boolean);
