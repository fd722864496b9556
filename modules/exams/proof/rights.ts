/** Expected answers by caller; see `rights-table.ts` of the proof for the format. */
export const rights = `
GET /api/exams                                -         - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/exams/overview                       -         - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/exams/fitting                        -         - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/exams/:id                            examId  own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/exams/:id                            examId  oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET /api/exams/:id/posts                      examId  own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/exams/:id/posts                      examId  oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET /api/exams/:id/posts.xlsx                 examId  own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/exams/:id/posts.xlsx                 examId  oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET /api/exams/:id/questions                  examId  own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/exams/:id/questions                  examId  oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
POST /api/exams/:id/questions                 examId  own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
POST /api/exams/:id/questions                 examId  oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/exams/:id/questions/mine             examId  own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/exams/:id/questions/mine             examId  oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/company/exams/:id/questions          examId  own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/questions          examId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
PUT /api/company/examQuestions/:id/answer questionId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
PUT /api/company/examQuestions/:id/answer questionId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
PUT /api/company/exams/:id/attachments        examId  own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
PUT /api/company/exams/:id/attachments        examId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/exams/:id/fit                        examId  own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/exams/:id/fit                        examId  oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/exams/mine                           -         - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/exams/:id/follow                     examId  own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/exams/:id/follow                     examId  oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/exams/:id/follow                  examId  own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/exams/:id/follow                  examId  oth 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/exams/registrations                  -         - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
POST /api/exams/:id/registrations      watchedExamId  own 401 ok  inv 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/exams/:id/registrations      watchedExamId  oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/exams/registrations/:id/moves registrationId own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/exams/registrations/:id/moves registrationId oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/company/exams                        -         - 401 403 403 ok  ok  ok  ok  wai rej sus 403 401 401 401 403
POST /api/company/exams                       -         - 401 403 403 ok  ok  403 403 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id                    examId  own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id                    examId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
PUT /api/company/exams/:id                 newExamId  own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
PUT /api/company/exams/:id                 newExamId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/table          newExamId  own 401 403 403 inv 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/table          newExamId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/readings       newExamId  own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/readings       newExamId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
PUT /api/company/exams/:id/posts           newExamId  own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
PUT /api/company/exams/:id/posts           newExamId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/posts              examId  own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/posts              examId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/moves       endingExamId  own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/moves       endingExamId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/payments       feeExamId  own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/payments       feeExamId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/ratio              examId  own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/ratio              examId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/ratio          feeExamId  own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/ratio          feeExamId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/notices           examId  own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/notices           examId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/staff              examId  own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/staff              examId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
PUT /api/company/exams/:id/staff              examId  own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
PUT /api/company/exams/:id/staff              examId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
DELETE /api/company/exams/:id/staff/:memberId examId  own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
DELETE /api/company/exams/:id/staff/:memberId examId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/exams/:id/draw                   drawnExamId own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/exams/:id/draw                   drawnExamId oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET /api/company/exams/:id/rooms              examId  own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/rooms              examId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
PUT /api/company/exams/:id/rooms              examId  own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
PUT /api/company/exams/:id/rooms              examId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/draw           drawExamId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/draw           drawExamId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/seatChanges    movableExamId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/seatChanges    movableExamId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examSeatChanges/:id/moves seatChangeId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examSeatChanges/:id/moves seatChangeId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/papers            seatExamId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/papers            seatExamId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/exams/registrations/:id/ticket      seatedId  own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/exams/registrations/:id/ticket      seatedId  oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/exams/registrations/:id/pass        seatedId  own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/exams/registrations/:id/pass        seatedId  oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/company/examRooms/:id             examRoomId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/examRooms/:id             examRoomId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
PUT /api/company/examRooms/:id             examRoomId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
PUT /api/company/examRooms/:id             examRoomId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examRooms/:id/door   seatRoomId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examRooms/:id/door   seatRoomId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/arrivals   seatExamId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/arrivals   seatExamId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/registrationRows   examId  own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/registrationRows   examId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/scores seatExamId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/scores seatExamId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/scoreFiles seatExamId own 401 403 403 inv 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/scoreFiles seatExamId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
PUT /api/company/exams/:id/scores seatExamId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
PUT /api/company/exams/:id/scores seatExamId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/scoreMoves seatExamId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/scoreMoves seatExamId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/publications seatExamId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/publications seatExamId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/publications seatExamId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/publications seatExamId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examPublications/:id/moves preparedId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examPublications/:id/moves preparedId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/examPublications/:id preparedId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/examPublications/:id preparedId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/exams/:id/results seatExamId own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok 
GET /api/exams/:id/results seatExamId oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET /api/exams/publications/:id publishedId own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok 
GET /api/exams/publications/:id publishedId oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET /api/exams/:id/results/mine seatExamId own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/exams/:id/results/mine seatExamId oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/company/exams/:id/candidates recheckExamId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/candidates recheckExamId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examCandidates/:id/moves candidateId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examCandidates/:id/moves candidateId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examCandidates/:id/replacement goneId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examCandidates/:id/replacement goneId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
PUT /api/company/examCandidates/:id/extra candidateId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
PUT /api/company/examCandidates/:id/extra candidateId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/slots recheckExamId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/slots recheckExamId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/slots recheckExamId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/slots recheckExamId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/recheckList.pdf recheckExamId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/recheckList.pdf recheckExamId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
DELETE /api/company/examSlots/:id slotId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
DELETE /api/company/examSlots/:id slotId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/exams/:id/candidacy recheckExamId own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/exams/:id/candidacy recheckExamId oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/exams/:id/candidacy/slot recheckExamId own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/exams/:id/candidacy/slot recheckExamId oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/exams/:id/candidacy/withdrawal recheckExamId own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/exams/:id/candidacy/withdrawal recheckExamId oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/company/exams/:id/interview interviewExamId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/interview interviewExamId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
PUT /api/company/exams/:id/groups interviewExamId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
PUT /api/company/exams/:id/groups interviewExamId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/lots interviewExamId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/lots interviewExamId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examGroups/:id/judges groupId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examGroups/:id/judges groupId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examGroups/:id/codeSheets groupId own 401 403 403 inv 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examGroups/:id/codeSheets groupId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examJudges/:id/moves judgeId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examJudges/:id/moves judgeId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/examGroups/:id groupId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/examGroups/:id groupId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examGroups/:id/moves groupId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examGroups/:id/moves groupId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examGroups/:id/people groupId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examGroups/:id/people groupId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examSheets/:id/corrections sheetId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examSheets/:id/corrections sheetId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examSheets/:id/moves proposedSheetId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examSheets/:id/moves proposedSheetId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examProposals/:id/moves judgeProposalId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examProposals/:id/moves judgeProposalId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/judge/devices - - inv inv inv inv inv inv inv inv inv inv inv inv inv inv inv
POST /api/judge/entries - - 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET /api/company/exams/:id/registrations      examId  own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/registrations      examId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/approvals         examId  own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/exams/:id/approvals         examId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/examRegistrations/:id   reviewedId   own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/examRegistrations/:id   reviewedId   oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examRegistrations/:id/moves reviewedId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examRegistrations/:id/moves reviewedId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examRegistrations/:id/identity reviewedId own 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examRegistrations/:id/identity reviewedId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examRegistrations/:id/claim reviewedId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examRegistrations/:id/claim reviewedId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
DELETE /api/company/examRegistrations/:id/claim reviewedId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
DELETE /api/company/examRegistrations/:id/claim reviewedId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/examEvidence/:id        evidenceId   own 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/examEvidence/:id        evidenceId   oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/examPublications/:id/list.pdf listId own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/examPublications/:id/list.pdf listId oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET /api/examPublications/:id/list.xlsx listId own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/examPublications/:id/list.xlsx listId oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET /api/examPublications/:id/objections listId own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/examPublications/:id/objections listId oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
POST /api/examPublications/:id/objections listId own 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
POST /api/examPublications/:id/objections listId oth 401 404 404 404 404 404 404 404 404 404 403 401 401 401 404
GET /api/company/exams/:id/objections noticedExamId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/objections noticedExamId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examObjections/:id/moves objectionId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/examObjections/:id/moves objectionId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/exams/:id/chain noticedExamId own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/exams/:id/chain noticedExamId oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET /api/company/exams/:id/archive.zip closedExamId own 401 403 403 ok  404 404 404 wai rej sus 403 401 401 401 403
GET /api/company/exams/:id/archive.zip closedExamId oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
GET /api/admin/exams                          -         - 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
POST /api/admin/exams/:id/moves        watchedExamId  own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
POST /api/admin/exams/:id/moves        watchedExamId  oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 404
GET /api/admin/examOrganisers                 -         - 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
PUT /api/admin/examOrganisers/:id         companyId   own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
PUT /api/admin/examOrganisers/:id         companyId   oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
GET /api/calendar/exams/:id                   examId   own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/calendar/exams/:id                   examId   oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
`;

/** Which operators may make which call; see `operator-rights.ts` of the proof. */
export const operatorRights = `
GET /api/admin/exams                          + + - - -
POST /api/admin/exams/:id/moves               + + - - -
GET /api/admin/examOrganisers                 + + - - -
PUT /api/admin/examOrganisers/:id             + + - - -
`;

/** Which members of a company may make which call about their own; see `member-rights.ts` of the proof. */
export const memberRights = `
GET /api/company/exams                                     + + + +
POST /api/company/exams                                    + + - -
GET /api/company/exams/:id                                 + + + +
PUT /api/company/exams/:id                                 + + + +
POST /api/company/exams/:id/table                          + + + +
POST /api/company/exams/:id/readings                       + + + +
PUT /api/company/exams/:id/posts                           + + + +
GET /api/company/exams/:id/posts                           + + + +
POST /api/company/exams/:id/moves                          + + + +
POST /api/company/exams/:id/payments                       + + + +
GET /api/company/exams/:id/ratio                           + + + +
POST /api/company/exams/:id/ratio                          + + + +
POST /api/company/exams/:id/notices                        + + + +
PUT /api/company/exams/:id/attachments                     + + + +
GET /api/company/exams/:id/questions                       + + + +
PUT /api/company/examQuestions/:id/answer                  + + + +
GET /api/company/exams/:id/rooms                           + + + +
PUT /api/company/exams/:id/rooms                           + + + +
POST /api/company/exams/:id/draw                           + + + +
POST /api/company/exams/:id/seatChanges                    + + + +
POST /api/company/examSeatChanges/:id/moves                + + + +
GET /api/company/exams/:id/papers                          + + + +
GET /api/company/examRooms/:id                             + + + +
GET /api/company/exams/:id/staff                           + + + +
PUT /api/company/exams/:id/staff                           + + + +
DELETE /api/company/exams/:id/staff/:memberId              + + + +
PUT /api/company/examRooms/:id                             + + + +
POST /api/company/examRooms/:id/door                       + + + +
POST /api/company/exams/:id/arrivals                       + + + +
GET /api/company/exams/:id/registrationRows                + + + +
GET /api/company/exams/:id/scores                          + + + +
POST /api/company/exams/:id/scoreFiles                     + + + +
PUT /api/company/exams/:id/scores                          + + + +
POST /api/company/exams/:id/scoreMoves                     + + + +
GET /api/company/exams/:id/publications                    + + + +
POST /api/company/exams/:id/publications                   + + + +
POST /api/company/examPublications/:id/moves               + + + +
GET /api/company/examPublications/:id                      + + + +
GET /api/company/exams/:id/registrations                   + + + +
POST /api/company/exams/:id/approvals                      + + + +
GET /api/company/examRegistrations/:id                     + + + +
POST /api/company/examRegistrations/:id/moves              + + + +
POST /api/company/examRegistrations/:id/identity           + + + +
POST /api/company/examRegistrations/:id/claim              + + + +
DELETE /api/company/examRegistrations/:id/claim            + + + +
GET /api/company/examEvidence/:id                          + + + +
GET /api/company/exams/:id/candidates + + + +
POST /api/company/examCandidates/:id/moves + + + +
POST /api/company/examCandidates/:id/replacement + + + +
PUT /api/company/examCandidates/:id/extra + + + +
GET /api/company/exams/:id/slots + + + +
POST /api/company/exams/:id/slots + + + +
GET /api/company/exams/:id/recheckList.pdf + + + +
DELETE /api/company/examSlots/:id + + + +
GET /api/company/exams/:id/interview + + + +
PUT /api/company/exams/:id/groups + + + +
POST /api/company/exams/:id/lots + + + +
POST /api/company/examGroups/:id/judges + + + +
POST /api/company/examGroups/:id/codeSheets + + + +
POST /api/company/examJudges/:id/moves + + + +
GET /api/company/examGroups/:id + + + +
POST /api/company/examGroups/:id/moves + + + +
POST /api/company/examGroups/:id/people + + + +
POST /api/company/examSheets/:id/corrections + + + +
POST /api/company/examSheets/:id/moves + + + +
POST /api/company/examProposals/:id/moves + + + +
GET /api/company/exams/:id/objections                      + + + +
POST /api/company/examObjections/:id/moves                 + + + +
GET /api/company/exams/:id/archive.zip                     + + + +
`;
