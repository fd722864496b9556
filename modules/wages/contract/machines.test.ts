import { testMachine } from '#contract/testing/test-machine.ts';
import { hourSheet, wageSlip } from './wage-slip-state.ts';

testMachine(
  'hour sheet',
  hourSheet,
  `- enter recruiter by-school
     - enter seeker by-teacher
     by-school confirm seeker confirmed
     by-school refuse seeker refused
     by-school withdraw recruiter withdrawn
     by-teacher confirm recruiter confirmed
     by-teacher refuse recruiter refused
     by-teacher withdraw seeker withdrawn`,
);
testMachine(
  'wage slip',
  wageSlip,
  `- create recruiter draft
     draft edit recruiter draft
     draft approve recruiter draft
     draft issue recruiter issued
     issued confirm seeker confirmed
     issued dispute seeker disputed
     disputed confirm seeker confirmed
     disputed correct recruiter corrected
     confirmed pay recruiter paid`,
);
