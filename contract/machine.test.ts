import { expect, test } from 'vitest';
import { company } from './companies/company-state.ts';
import { membership } from './companies/membership-state.ts';
import { delivery } from './deliveries/delivery-state.ts';
import { interview } from './deliveries/interview-state.ts';
import { account } from './identity/account-state.ts';
import { visitor } from './identity/visitor.ts';
import { isState, type Machine } from './machine.ts';
import { post } from './posts/post-state.ts';
import { talentInvitation } from './talents/invitation-state.ts';
import { testMachine } from './testing/test-machine.ts';

/** See `testMachine`. */
const allowed: Record<string, [Machine<string, string>, string]> = {
  company: [
    company,
    `- register recruiter draft
     - import operator unclaimed
     draft edit recruiter draft
     draft submit recruiter pending
     unclaimed claim operator approved
     pending withdraw recruiter draft
     pending approve operator approved
     pending reject operator rejected
     rejected edit recruiter rejected
     rejected submit recruiter pending
     approved edit recruiter approved
     approved reaffirm operator approved
     approved suspend operator suspended
     suspended restore operator approved`,
  ],
  membership: [
    membership,
    `- found member active
     - invite owner invited
     - request member requested
     invited join member active
     invited decline member left
     invited revoke owner disabled
     requested admit owner active
     requested cancel member left
     requested refuse owner disabled
     active disable owner disabled
     active leave member left
     disabled invite owner invited
     left invite owner invited
     left request member requested`,
  ],
  post: [
    post,
    `- create recruiter draft
     - import operator open
     draft edit recruiter draft
     draft submit recruiter pending
     draft publish recruiter open
     draft remove operator removed
     pending withdraw recruiter draft
     pending approve operator open
     pending reject operator rejected
     pending remove operator removed
     rejected edit recruiter rejected
     rejected submit recruiter pending
     rejected remove operator removed
     open edit recruiter open
     open refresh recruiter open
     open close recruiter closed
     open close system closed
     open expire clock expired
     open remove operator removed
     closed edit recruiter closed
     closed reopen recruiter open
     closed reopen system open
     closed remove operator removed
     expired reopen system open
     expired remove operator removed`,
  ],
  delivery: [
    delivery,
    `- deliver seeker submitted
     submitted open recruiter viewed
     submitted shortlist recruiter shortlisted
     submitted reject recruiter rejected
     submitted withdraw seeker withdrawn
     submitted close system closed
     viewed shortlist recruiter shortlisted
     viewed invite recruiter interview
     viewed reject recruiter rejected
     viewed withdraw seeker withdrawn
     viewed close system closed
     shortlisted invite recruiter interview
     shortlisted reject recruiter rejected
     shortlisted withdraw seeker withdrawn
     shortlisted close system closed
     interview accept-interview seeker interview
     interview decline-interview seeker interview
     interview propose-time seeker interview
     interview agree-time recruiter interview
     interview move-interview recruiter interview
     interview cancel-interview recruiter interview
     interview cancel-interview seeker interview
     interview mark-absent recruiter interview
     interview pass recruiter offer
     interview reject recruiter rejected
     interview withdraw seeker withdrawn
     interview close system closed
     offer change-offer recruiter offer
     offer accept-offer seeker accepted
     offer decline-offer seeker declined
     offer reject recruiter rejected
     offer withdraw seeker withdrawn
     offer close system closed
     accepted back-out seeker declined
     accepted start clock hired
     accepted close system closed`,
  ],
  interview: [
    interview,
    `- invite recruiter waiting
     waiting accept-interview seeker accepted
     waiting decline-interview seeker declined
     waiting propose-time seeker proposed
     waiting move-interview recruiter waiting
     waiting cancel-interview recruiter cancelled
     waiting cancel-interview seeker cancelled
     waiting mark-absent recruiter absent
     accepted decline-interview seeker declined
     accepted propose-time seeker proposed
     accepted move-interview recruiter waiting
     accepted cancel-interview recruiter cancelled
     accepted cancel-interview seeker cancelled
     accepted mark-absent recruiter absent
     proposed accept-interview seeker accepted
     proposed decline-interview seeker declined
     proposed propose-time seeker proposed
     proposed agree-time recruiter accepted
     proposed move-interview recruiter waiting
     proposed cancel-interview recruiter cancelled
     proposed cancel-interview seeker cancelled
     proposed mark-absent recruiter absent
     declined move-interview recruiter waiting
     cancelled move-interview recruiter waiting
     absent move-interview recruiter waiting`,
  ],
  visitor: [
    visitor,
    `- sign-up seeker signed-up
     - queue seeker waiting
     waiting promote system signed-up
     waiting cancel seeker cancelled
     waiting cancel system cancelled
     signed-up check-in operator checked-in
     signed-up cancel seeker cancelled
     signed-up cancel system cancelled
     cancelled sign-up seeker signed-up
     cancelled queue seeker waiting`,
  ],
  account: [
    account,
    `- open self active
     active close self closing
     active ban operator banned
     closing return self active
     closing erase clock erased
     banned unban operator active`,
  ],
  'talent invitation': [
    talentInvitation,
    `- invite recruiter invited
     invited accept seeker accepted
     invited decline seeker declined
     invited expire clock expired`,
  ],
};

for (const [name, [machine, moves]] of Object.entries(allowed)) testMachine(name, machine, moves);

test('words from outside are states only when the table has them', () => {
  expect(isState(delivery, 'shortlisted')).toBe(true);
  for (const value of ['open', 'constructor', '', null, 1]) expect(isState(delivery, value)).toBe(false);
});
