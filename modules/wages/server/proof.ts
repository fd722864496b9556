import { readFileBytes } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { wageSlip as machine } from '../contract/wage-slip-state.ts';
import type { AgreementParty } from './agreement-party.ts';
import { chainOf, factsOf, sha256 } from './fact-chain.ts';
import { eventsOf } from './read-record.ts';
import { readSlip } from './read-slips.ts';

/** The proof of a slip as a PDF: its facts, its record and its evidence, each with its SHA-256. @throws AppError NOT_FOUND */
export async function proofOf(
  deps: Pick<Deps, 'secret' | 'clock' | 'config' | 'files'> & { db: Database },
  party: AgreementParty,
  slipId: string,
) {
  const slip = await readSlip(deps, party, slipId);
  const start = sha256(JSON.stringify(factsOf(slip)));
  const events = await eventsOf(deps.db, party, slip.agreementId);
  const days = new Set(slip.lines.map(({ day }) => day));
  // The events of this slip, of the previous one, and of its hours.
  const record = events.filter(
    ({ about, aboutId, note }) =>
      about === 'agreement' ||
      (about === 'hours' && days.has(note.slice(0, 10))) ||
      aboutId === slip.id ||
      aboutId === slip.previousId,
  );
  const evidence = await Promise.all(
    slip.evidence.map(async ({ id, name }) => {
      const bytes = await readFileBytes(deps, id);
      return { name, hash: bytes ? sha256(bytes) : '' };
    }),
  );
  const label = machine.labels[party.side][slip.status];
  // Loaded with the first proof: few processes ever make one.
  const { printProof } = await import('./print-proof.ts');
  const pdf = await printProof({ slip, label, start, links: chainOf(start, record), evidence, at: deps.clock.now() });
  return { name: `工资条-${slip.month}-${slip.personName}.pdf`, sha256: sha256(pdf), base64: pdf.toString('base64') };
}
