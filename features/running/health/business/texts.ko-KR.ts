import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  title: '쇼핑몰 상태',
  allWell: '모두 정상이에요',
  somethingWrong: (n) => `확인할 일이 ${n}건 있어요`,
  asOf: (time, measured) => `${time} 업데이트, 주문·결제는 ${measured ?? '(아직 없음)'}까지 집계`,
  faultsTitle: '확인할 일',
  since: (when) => `${when}부터`,
  faults: {
    stale: {
      title: () => '수치가 1분 넘게 갱신되지 않았어요',
      todo: '아래에서 프로세스가 모두 실행 중인지, 데이터베이스가 느리지 않은지 확인하세요',
    },
    processLost: {
      title: ({ subject }) => `프로세스 ${subject}의 응답이 끊겼어요`,
      todo: '맡은 작업은 1분 안에 다른 프로세스가 이어받아요. 서버를 확인하고 필요하면 다시 시작하세요',
    },
    callsFail: {
      title: ({ count, of }) => `최근 15분 요청 ${of}건 중 ${count}건이 실패했어요`,
      todo: '구매자에게 오류가 보여요. 서버 로그에서 http.bug를 확인하세요',
    },
    callsSlow: {
      title: ({ count }) => `요청이 느려졌어요: 95%가 ${count}ms 안에 끝나요`,
      todo: '아래 느린 쿼리를 먼저 보고, 데이터베이스와 서버 부하를 확인하세요',
    },
    paymentsLow: {
      title: ({ subject, count, of }) =>
        `${subject}: 최근 1시간에 연 결제 ${of}건 중 ${count}건만 입금됐어요`,
      todo: '결제사에 장애가 있는지 확인하세요. 장애라면 쇼핑몰 설정에서 이 결제 수단을 멈출 수 있어요',
    },
    jobsFailed: {
      title: ({ subject, count }) => `대기열 ${subject}의 작업 ${count}건이 실패했어요`,
      todo: '이미 8번씩 자동으로 다시 시도했어요. 로그에서 원인을 해결한 뒤 다시 실행하세요',
    },
    jobsDied: {
      title: ({ subject, count }) =>
        `대기열 ${subject}의 작업 ${count}건이 프로세스를 두 번 멈추게 해서 보류했어요`,
      todo: '자동으로 다시 실행하지 않아요. 로그에서 작업 내용과 프로세스가 멈춘 원인을 확인하고 해결한 뒤 다시 실행하세요',
    },
    jobsLate: {
      title: ({ subject, count, waited }) => `대기열 ${subject}에 ${count}건이 밀려 있어요 (최장 ${waited})`,
      todo: '프로세스가 부족하거나 느린 단계가 있어요. 작업은 사라지지 않아요. 아래 프로세스와 느린 쿼리를 보세요',
    },
    payments: {
      title: ({ count }) => `만료 10분 뒤에도 결과를 모르는 결제가 ${count}건 있어요`,
      todo: '장부 페이지에서 결제사에 조회하세요. 두 번 결제되지 않아요',
    },
    refunds: {
      title: ({ count }) => `실패했거나 1시간 넘게 끝나지 않은 환불이 ${count}건 있어요`,
      todo: '장부 페이지에서 다시 시도하세요. 같은 환불 번호로는 두 번 환불되지 않아요',
    },
    cases: {
      title: ({ count }) => `대사에서 맞지 않는 내역이 ${count}건 있어요`,
      todo: '장부 페이지에서 하나씩 처리하세요',
    },
    backupOld: {
      title: ({ count }) => (count === 0 ? '아직 백업이 없어요' : `마지막 백업이 ${count}시간 전 것이에요`),
      todo: '백업은 하루에 한 번 있어야 해요. 서버 로그에서 backups.daily를 확인하거나 서버에서 npm run backup:daily를 실행하세요',
    },
    partitions: {
      title: ({ subject, count }) =>
        count === 0
          ? `${subject} 테이블에 다음 달 파티션이 없어요`
          : `${subject} 테이블에 파티션이 없는 달의 행이 있어요`,
      todo: '데이터는 사라지지 않아요. health.partitions 작업과 서버 시계를 확인한 뒤 서버에서 npm run migrate를 실행하세요',
    },
    booksBroken: {
      title: ({ count }) => `장부 점검에서 ${count}개 항목이 맞지 않아요`,
      todo: '아직 고치지 마세요. 장부 페이지에서 다시 점검해 어떤 건인지 확인하고 동료와 함께 처리하세요',
    },
    booksOld: {
      title: ({ count }) => `장부를 ${count}시간 동안 점검하지 않았어요`,
      todo: '매일 새벽 자동으로 점검해요. 작업 대기열 books.check를 확인하거나 장부 페이지에서 점검해 주세요',
    },
    pausedQueue: {
      title: ({ subject }) => `작업 대기열 ${subject} 중지됨`,
      todo: '작업은 기다리고 있고 없어지지 않아요. 원인이 해결되면 재개해 주세요',
    },
    pausedPayments: {
      title: ({ subject }) => `${subject} 결제 중지됨`,
      todo: '구매자가 이 수단으로 결제할 수 없어요. 원인이 해결되면 재개해 주세요',
    },
    pausedRefunds: {
      title: ({ subject }) => `${subject} 환불 중지됨`,
      todo: '환불은 기다리다가 재개하면 자동으로 나가요. 원인이 해결되면 재개해 주세요',
    },
    notOpen: {
      title: ({ subject }) =>
        subject === 'closed' ? '쇼핑몰이 닫혀 있어요' : '쇼핑몰을 둘러보기만 할 수 있어요',
      todo: '점검이 끝나면 다시 열어 주세요. 자동으로 열리지 않아요',
    },
  },
  toPauses: '일시 중지와 점검',
  toSettings: '쇼핑몰 설정으로',
  toBooks: '장부로 이동',
  retry: '다시 실행',
  cancel: '나중에',
  retryTitle: (n) => `실패한 작업 ${n >= 1000 ? '1,000건 이상을' : `${n}건을`} 다시 실행할까요?`,
  retryText: (queue) =>
    `대기열 ${queue}의 작업을 바로 다시 실행해요(한 번에 최대 500건). 작업의 효과는 한 번만 생겨서 결제·환불·메시지가 중복되지 않아요. 시작하면 취소할 수 없고, 또 실패하면 여기에 다시 나와요`,
  retried: (n) => `작업 ${n}건을 다시 실행했어요`,
  ordersPerMinute: '분당 주문',
  paymentsPerMinute: '분당 결제',
  lastMinutes: '최근 10분 평균',
  p95: '요청의 95%',
  atMostMs: (n) => `≤ ${n}ms`,
  callsNote: (calls, failed) => `최근 15분 ${calls}건, 실패 ${failed}건`,
  longestWait: '가장 오래 기다린 작업',
  usualWait: '보통 1초 미만',
  processesRunning: '실행 중인 프로세스',
  processesNote: '최근 1분 안에 응답',
  booksChecked: '장부 점검',
  booksNever: '아직 점검 전',
  booksHold: '모두 맞아요',
  booksBroken: (n) => `${n}개 항목이 안 맞아요`,
  lastBackup: '마지막 백업',
  checked: (when) => `${when}에 복원해 봤어요`,
  neverChecked: '복원해 본 적이 없어요',
  trade: (minutes) => (minutes === 1 ? '분당 주문과 결제' : `${minutes}분 단위 주문과 결제`),
  periodLabel: '기간',
  periods: { hour: '최근 1시간', day: '최근 24시간' },
  noFigures: '아직 수치가 없어요. 1분 뒤에 다시 확인하세요',
  table: '숫자 보기',
  at: '시각',
  orders: '주문',
  payments: '결제',
  gateways: '결제 완료율',
  gateway: '결제 수단',
  opened: '시작',
  arrived: '완료율',
  gatewaysNote: '65분 전부터 5분 전까지 시작한 결제 중 입금된 비율이에요. 구매자가 그만둔 결제도 포함해요',
  queues: '대기 중인 작업',
  queue: '대기열',
  outbox: '이벤트',
  waiting: '대기',
  waited: '최장 대기',
  state: '상태',
  normal: '정상',
  late: '지연',
  paused: '중지됨',
  failedJobs: (n) => `실패 ${n}건`,
  nothingWaits: (n) => `대기열 ${n}개에 기다리거나 실패한 작업이 없어요`,
  queuesNote: '이벤트는 한 기능이 다른 기능에 알리는 소식이에요. 건수는 1,000까지만 세요',
  processes: '프로세스',
  process: '이름과 버전',
  startedAt: '시작',
  lastBeat: '마지막 응답',
  processStates: { running: '실행 중', lost: '응답 없음', stopped: '종료됨' },
  noProcesses: '아직 보고한 프로세스가 없어요',
  processesText: '10초마다 응답을 남기고, 종료된 프로세스는 하루 동안 보여요',
  statements: '느린 쿼리, 최근 24시간',
  statement: '쿼리',
  times: '횟수',
  mean: '평균',
  most: '최장',
  noStatements: '200ms를 넘은 쿼리가 없어요',
  statementsNote: '200ms 이상 걸린 쿼리예요. 쿼리문만 저장하고 값은 저장하지 않아요',
  ms: (n) => `${n}ms`,
  seconds: (n) =>
    n < 60 ? `${n}초` : n < 3600 ? `${Math.floor(n / 60)}분 ${n % 60}초` : `${Math.floor(n / 3600)}시간`,
} satisfies Texts<typeof zhCN>
