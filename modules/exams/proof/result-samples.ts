import type { ModuleProof } from '#server/proof/module-proof.ts';
import type { examCandidateEndpoints } from '../contract/candidates/candidates.ts';
import type { examArchiveEndpoints } from '../contract/exams.ts';
import type { examGroupEndpoints } from '../contract/interview/groups.ts';
import type { examJudgeEndpoints } from '../contract/interview/judge.ts';
import type { examProgressEndpoints } from '../contract/interview/progress.ts';
import type { examObjectionEndpoints } from '../contract/publicity/objections.ts';
import type { examListFileEndpoints, examPublicationEndpoints } from '../contract/results/publications.ts';
import type { examScoreEndpoints } from '../contract/results/scores.ts';
import type { examProposalEndpoints } from '../contract/terms/exam-terms.ts';
import type { ExamThings } from './given-exams.ts';

type ResultTable = typeof examArchiveEndpoints &
  typeof examCandidateEndpoints &
  typeof examGroupEndpoints &
  typeof examJudgeEndpoints &
  typeof examProgressEndpoints &
  typeof examProposalEndpoints &
  typeof examListFileEndpoints &
  typeof examObjectionEndpoints &
  typeof examPublicationEndpoints &
  typeof examScoreEndpoints;

const seated = ({ seatExamId: id }: ExamThings) => ({ params: { id } });
const noticed = ({ noticedExamId: id }: ExamThings) => ({ params: { id } });
const listed = ({ listId: id }: ExamThings) => ({ params: { id } });

const rechecked = ({ recheckExamId: id }: ExamThings) => ({ params: { id } });
const interviewed = ({ interviewExamId: id }: ExamThings) => ({ params: { id } });
const inGroup = ({ groupId: id }: ExamThings) => ({ params: { id } });
const device = 'ab'.repeat(32);
const groupForm = {
  place: '第一中学录播室',
  startsAt: '2030-01-05T01:00:00Z',
  seats: 20,
  posts: ['0101'],
  criteria: [
    { name: '教学设计', max: 60 },
    { name: '仪表语言', max: 40 },
  ],
};
const slot = { startsAt: '2030-01-03T01:00:00Z', endsAt: '2030-01-03T02:00:00Z', place: '市教育局', seats: 20 };

/** From the paper on: scores, candidates, interview, lists, archive. */
export const resultSamples: ModuleProof<ResultTable, ExamThings>['samples'] = {
  'GET /api/company/exams/:id/scores': (fixtures) => ({ ...seated(fixtures), query: { show: 'all', keyword: '林' } }),
  'POST /api/company/exams/:id/scoreFiles': (fixtures) => ({
    ...seated(fixtures),
    body: { fileId: '4611686018427387904' },
  }),
  'PUT /api/company/exams/:id/scores': (fixtures) => ({
    ...seated(fixtures),
    body: { scores: [{ ticket: '2600101', mark: 'score', points: 82 }], reason: '复核试卷' },
  }),
  'POST /api/company/exams/:id/scoreMoves': (fixtures) => ({ ...seated(fixtures), body: { move: 'drop' } }),
  'GET /api/company/exams/:id/publications': seated,
  'POST /api/company/exams/:id/publications': (fixtures) => ({
    ...seated(fixtures),
    body: { kind: 'written', publicAt: '2030-01-01T00:00:00Z', reason: '复核后更正' },
  }),
  'POST /api/company/examPublications/:id/moves': ({ preparedId: id }) => ({ params: { id }, body: { move: 'drop' } }),
  'GET /api/company/examPublications/:id': ({ preparedId: id }) => ({ params: { id } }),
  'GET /api/exams/:id/results': seated,
  'GET /api/exams/publications/:id': ({ publishedId: id }) => ({ params: { id } }),
  'GET /api/exams/:id/results/mine': seated,
  'GET /api/company/exams/:id/candidates': (fixtures) => ({
    ...rechecked(fixtures),
    query: { step: 'recheck', day: '2030-01-02', keyword: '林', page: 1 },
  }),
  'POST /api/company/examCandidates/:id/moves': ({ candidateId: id }) => ({
    params: { id },
    body: { move: 'fail', reason: '学位证书与报名不符' },
  }),
  'POST /api/company/examCandidates/:id/replacement': ({ goneId: id }) => ({
    params: { id },
    body: { reason: '按名次递补' },
  }),
  'PUT /api/company/examCandidates/:id/extra': ({ candidateId: id }) => ({ params: { id }, body: { points: 88.5 } }),
  'GET /api/company/exams/:id/slots': rechecked,
  'POST /api/company/exams/:id/slots': (fixtures) => ({ ...rechecked(fixtures), body: { slots: [slot] } }),
  'GET /api/company/exams/:id/recheckList.pdf': (fixtures) => ({
    ...rechecked(fixtures),
    query: { day: '2030-01-02' },
  }),
  'DELETE /api/company/examSlots/:id': ({ slotId: id }) => ({ params: { id } }),
  'GET /api/exams/:id/candidacy': rechecked,
  'PUT /api/exams/:id/candidacy/slot': (fixtures) => ({ ...rechecked(fixtures), body: { slotId: fixtures.slotId } }),
  'POST /api/exams/:id/candidacy/withdrawal': (fixtures) => ({
    ...rechecked(fixtures),
    body: { reason: '已在外地入职' },
  }),
  'GET /api/company/exams/:id/interview': interviewed,
  'PUT /api/company/exams/:id/groups': (fixtures) => ({
    ...interviewed(fixtures),
    body: { groups: [{ ...groupForm, id: fixtures.groupId }] },
  }),
  'POST /api/company/exams/:id/lots': (fixtures) => ({ ...interviewed(fixtures), body: { move: 'commit' } }),
  'POST /api/company/examGroups/:id/judges': (fixtures) => ({
    ...inGroup(fixtures),
    body: { names: ['周明'], reason: '临时增补' },
  }),
  'POST /api/company/examGroups/:id/codeSheets': (fixtures) => ({
    ...inGroup(fixtures),
    body: { codes: ['ABCD-EFGH-JKMN'] },
  }),
  'POST /api/company/examJudges/:id/moves': ({ judgeId: id }) => ({
    params: { id },
    body: { move: 'renew', reason: '平板更换' },
  }),
  'GET /api/company/examGroups/:id': inGroup,
  'POST /api/company/examGroups/:id/moves': (fixtures) => ({ ...inGroup(fixtures), body: { move: 'close' } }),
  'POST /api/company/examGroups/:id/people': (fixtures) => ({
    ...inGroup(fixtures),
    body: { registrationId: fixtures.awayId, move: 'restore', reason: '在备考室登记' },
  }),
  'POST /api/company/examSheets/:id/corrections': ({ sheetId: id }) => ({
    params: { id },
    body: { marks: [52, 31.5], reason: '合计时漏加' },
  }),
  'POST /api/company/examSheets/:id/moves': ({ proposedSheetId: id }) => ({
    params: { id },
    body: { move: 'confirm' },
  }),
  'POST /api/company/examProposals/:id/moves': ({ judgeProposalId: id }) => ({
    params: { id },
    body: { move: 'confirm' },
  }),
  'POST /api/judge/devices': () => ({ body: { code: 'ABCD-EFGH-JKMN', device } }),
  'POST /api/judge/entries': () => ({
    body: {
      device,
      entries: [{ kind: 'sheet', id: 'sheet-00000001', lot: 1, marks: [50, 35], at: '2026-11-20T02:00:00Z' }],
    },
  }),
  'GET /api/examPublications/:id/list.pdf': listed,
  'GET /api/examPublications/:id/list.xlsx': listed,
  'GET /api/examPublications/:id/objections': listed,
  'POST /api/examPublications/:id/objections': (fixtures) => ({
    ...listed(fixtures),
    body: { kind: 'other', name: '程知远', body: '面试折分与公布的平均分不一致', pledged: true },
  }),
  'GET /api/company/exams/:id/objections': noticed,
  'POST /api/company/examObjections/:id/moves': ({ objectionId: id }) => ({
    params: { id },
    body: { move: 'dismiss', answer: '经核对，工作经历属实' },
  }),
  'GET /api/exams/:id/chain': noticed,
  'GET /api/company/exams/:id/archive.zip': ({ closedExamId: id }) => ({ params: { id } }),
};
