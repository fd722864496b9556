import type { ModuleProof } from '#server/proof/module-proof.ts';
import type { companyExamEndpoints } from '../contract/company-exams.ts';
import type { examDoorEndpoints } from '../contract/door.ts';
import { usualSettings } from '../contract/exam-settings.ts';
import type { examCalendarEndpoints, examEndpoints } from '../contract/exams.ts';
import type { operatorExamEndpoints } from '../contract/operator-exams.ts';
import type { examQuestionEndpoints } from '../contract/questions.ts';
import type { registrationEndpoints } from '../contract/registrations.ts';
import type { examReviewEndpoints } from '../contract/review.ts';
import type { examRoomEndpoints } from '../contract/rooms.ts';
import type { examStaffEndpoints } from '../contract/staff.ts';
import type { ExamThings } from './given-exams.ts';

type ExamTable = typeof examCalendarEndpoints &
  typeof examEndpoints &
  typeof companyExamEndpoints &
  typeof registrationEndpoints &
  typeof examReviewEndpoints &
  typeof examRoomEndpoints &
  typeof examStaffEndpoints &
  typeof examDoorEndpoints &
  typeof examQuestionEndpoints &
  typeof operatorExamEndpoints;

const published = ({ examId: id }: ExamThings) => ({ params: { id } });
const reviewed = ({ reviewedId: id }: ExamThings) => ({ params: { id } });
const draft = ({ newExamId: id }: ExamThings) => ({ params: { id } });

const form = {
  title: '澜州市教育局 2027 年公开招聘教师',
  documentNumber: '澜教人〔2026〕41 号',
  regionCode: '330100',
  announcement: '<p>面向社会公开招聘。</p>',
  settings: {
    ...usualSettings(2027),
    registerNote: '网上报名',
    phones: [{ name: '政策咨询', number: '0571-88000000' }],
  },
  steps: [
    { step: 'register' as const, startsAt: '2026-11-16T01:00:00Z', endsAt: '2026-11-27T09:00:00Z', detail: '' },
    { step: 'publicity' as const, startsAt: '2027-02-22T01:00:00Z', endsAt: '2027-03-03T09:00:00Z', detail: '' },
  ],
};

const post = {
  code: '0101',
  department: '澜州市教育局',
  employer: '澜州市第一中学',
  title: '高中数学教师',
  headcount: 2,
  stage: 'senior' as const,
  subject: 'math' as const,
  ratio: null,
  requirements: {
    education: 'master' as const,
    majors: ['数学类'],
    maxAge: 35,
    certificateSubjects: ['math' as const],
    others: ['服从调剂'],
    words: { majors: '数学类（0701）' },
  },
  note: '',
};

export const examSamples: ModuleProof<ExamTable, ExamThings>['samples'] = {
  'GET /api/exams': () => ({
    query: { regionCode: '330000', stage: 'senior', group: 'open', keyword: '澜州', sort: 'headcount' },
  }),
  'GET /api/exams/overview': () => ({}),
  'GET /api/exams/fitting': () => ({}),
  'GET /api/exams/:id': published,
  'GET /api/exams/:id/posts': published,
  'GET /api/exams/:id/posts.xlsx': published,
  'GET /api/exams/:id/questions': published,
  'POST /api/exams/:id/questions': (fixtures) => ({
    ...published(fixtures),
    body: { body: '学科教学（数学）能不能报“数学类”的岗位？' },
  }),
  'GET /api/exams/:id/questions/mine': published,
  'GET /api/company/exams/:id/questions': published,
  'PUT /api/company/examQuestions/:id/answer': ({ questionId: id }) => ({
    params: { id },
    body: { answer: '以岗位表写明的专业为准。', isPublic: true },
  }),
  'PUT /api/company/exams/:id/attachments': ({ examId: id, attachmentId }) => ({
    params: { id },
    body: { fileIds: [attachmentId] },
  }),
  'GET /api/exams/:id/fit': published,
  'GET /api/exams/mine': () => ({}),
  'PUT /api/exams/:id/follow': published,
  'DELETE /api/exams/:id/follow': published,
  'GET /api/exams/registrations': () => ({}),
  'POST /api/exams/:id/registrations': ({
    watchedExamId: id,
    watchedPostId: postId,
    photoFileId,
    identityFileId,
    diplomaFileId,
  }) => ({
    params: { id },
    body: {
      postId,
      // Born on the day of the fixtures' seeker.
      identityNumber: '330106199605120429',
      evidence: [
        { kind: 'photo', fileId: photoFileId },
        { kind: 'identity', fileId: identityFileId },
        { kind: 'diploma', fileId: diplomaFileId },
      ],
      pledged: true,
    },
  }),
  'POST /api/exams/registrations/:id/moves': ({ registrationId: id }) => ({
    params: { id },
    body: { move: 'withdraw' },
  }),
  'GET /api/company/exams/:id/registrations': (fixtures) => ({
    ...published(fixtures),
    query: { status: 'submitted', standing: 'fits', keyword: '林' },
  }),
  'GET /api/company/exams/:id/registrationRows': (fixtures) => ({
    ...published(fixtures),
    query: { status: 'submitted' },
  }),
  'GET /api/company/examRegistrations/:id': reviewed,
  'POST /api/company/examRegistrations/:id/moves': (fixtures) => ({
    ...reviewed(fixtures),
    body: { move: 'refuse', reason: '专业不在要求之内' },
  }),
  'POST /api/company/exams/:id/approvals': (fixtures) => ({
    ...published(fixtures),
    body: { ids: [fixtures.registrationId] },
  }),
  'POST /api/company/examRegistrations/:id/identity': (fixtures) => ({
    ...reviewed(fixtures),
    body: { reason: '核对准考证' },
  }),
  'POST /api/company/examRegistrations/:id/claim': reviewed,
  'DELETE /api/company/examRegistrations/:id/claim': reviewed,
  'GET /api/company/examEvidence/:id': ({ evidenceId: id }) => ({ params: { id } }),
  'GET /api/company/exams/:id/rooms': published,
  'PUT /api/company/exams/:id/rooms': (fixtures) => ({
    ...published(fixtures),
    body: { rooms: [{ place: '第一中学', address: '学府路 66 号', name: '致远楼 203', seats: 30, subject: 'math' }] },
  }),
  'POST /api/company/exams/:id/draw': ({ drawExamId: id }) => ({ params: { id }, body: { move: 'commit' } }),
  'POST /api/company/exams/:id/seatChanges': ({
    movableExamId: id,
    movableId: registrationId,
    movableRoomId: roomId,
  }) => ({
    params: { id },
    body: { registrationId, roomId, seat: 3, reason: '考场设备损坏' },
  }),
  'POST /api/company/examSeatChanges/:id/moves': ({ seatChangeId: id }) => ({
    params: { id },
    body: { move: 'confirm' },
  }),
  'GET /api/company/exams/:id/papers': ({ seatExamId: id }) => ({ params: { id }, query: { kind: 'doors' } }),
  'GET /api/exams/registrations/:id/ticket': ({ seatedId: id }) => ({ params: { id } }),
  'GET /api/exams/registrations/:id/pass': ({ seatedId: id }) => ({ params: { id } }),
  'GET /api/company/examRooms/:id': ({ examRoomId: id }) => ({ params: { id } }),
  'PUT /api/company/examRooms/:id': ({ examRoomId: id }) => ({
    params: { id },
    body: { invigilators: '何敏之、邵立', directions: '地铁 2 号线学府路站 C 口步行 400 米，考点不提供停车' },
  }),
  'POST /api/company/examRooms/:id/door': ({ seatRoomId: id }) => ({ params: { id } }),
  'POST /api/company/exams/:id/arrivals': ({ seatExamId: id, seatRoomId }) => ({
    params: { id },
    body: {
      marks: [{ id: 'mark-0001', ticket: '2600101', arrived: true, at: '2026-11-20T01:00:00Z' }],
      roomIds: [seatRoomId],
    },
  }),
  'GET /api/company/exams/:id/staff': published,
  'PUT /api/company/exams/:id/staff': (fixtures) => ({
    ...published(fixtures),
    body: { memberId: fixtures.memberId, role: 'reviewer', posts: ['0101'] },
  }),
  'DELETE /api/company/exams/:id/staff/:memberId': ({ examId: id, memberId }) => ({ params: { id, memberId } }),
  'GET /api/exams/:id/draw': ({ drawnExamId: id }) => ({ params: { id } }),
  'GET /api/calendar/exams/:id': published,
  'GET /api/company/exams': () => ({}),
  'POST /api/company/exams': () => ({ body: { title: form.title, regionCode: form.regionCode } }),
  'GET /api/company/exams/:id': published,
  'PUT /api/company/exams/:id': (fixtures) => ({ ...draft(fixtures), body: { ...form, revision: 1 } }),
  'POST /api/company/exams/:id/table': (fixtures) => ({
    ...draft(fixtures),
    body: { fileId: '4611686018427387904' },
  }),
  'POST /api/company/exams/:id/readings': (fixtures) => ({
    ...draft(fixtures),
    body: { text: '报名时间：2026年12月1日9:00至12月5日17:00' },
  }),
  'PUT /api/company/exams/:id/posts': (fixtures) => ({ ...draft(fixtures), body: { posts: [post] } }),
  'GET /api/company/exams/:id/posts': published,
  'POST /api/company/exams/:id/moves': ({ endingExamId: id }) => ({ params: { id }, body: { move: 'close' } }),
  'POST /api/company/exams/:id/payments': ({ feeExamId: id }) => ({ params: { id }, body: { numbers: [100_001] } }),
  'GET /api/company/exams/:id/ratio': published,
  'POST /api/company/exams/:id/ratio': ({ feeExamId: id, feePostId }) => ({
    params: { id },
    body: { posts: [{ id: feePostId, headcount: 0 }], chooseUntil: '2030-01-01T00:00:00Z' },
  }),
  'POST /api/company/exams/:id/notices': (fixtures) => ({
    ...published(fixtures),
    body: { title: '考点有调整', body: '笔试考点改为第一中学。' },
  }),
  'GET /api/admin/exams': () => ({ query: { keyword: '澜州', page: 1 } }),
  'POST /api/admin/exams/:id/moves': ({ watchedExamId: id }) => ({
    params: { id },
    body: { move: 'suspend', reason: '公告内容有误' },
  }),
  'GET /api/admin/examOrganisers': () => ({ query: { page: 1 } }),
  'PUT /api/admin/examOrganisers/:id': ({ companyId: id }) => ({
    params: { id },
    body: { allowed: true, reason: '教育主管部门' },
  }),
};
