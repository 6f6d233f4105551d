import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  title: 'How the mall runs',
  allWell: 'All is well',
  somethingWrong: (n) => `${n} ${n === 1 ? 'thing needs' : 'things need'} attention`,
  asOf: (time, measured) =>
    `Updated ${time}. Orders and payments counted until ${measured ?? '(no figures yet)'}`,
  faultsTitle: 'Needs attention',
  since: (when) => `Since ${when}`,
  faults: {
    stale: {
      title: () => 'The figures are more than a minute old',
      todo: 'See below whether all processes run, and whether the database is too slow',
    },
    processLost: {
      title: ({ subject }) => `Process ${subject} shows no sign of life`,
      todo: 'Another process takes over its jobs within a minute. Look at its machine and restart it if needed',
    },
    callsFail: {
      title: ({ count, of }) => `${count} of ${of} requests in the last 15 minutes failed`,
      todo: 'Shoppers are told that the mall is busy. Look for http.bug in the server’s log',
    },
    callsSlow: {
      title: ({ count }) => `Requests are slow: 95% take up to ${count} ms`,
      todo: 'Look at the slow statements below, then at the load of database and machines',
    },
    paymentsLow: {
      title: ({ subject, count, of }) =>
        `${subject}: of ${of} payments opened in the last hour only ${count} arrived`,
      todo: 'Find out whether the gateway has a fault. If so, pause this way to pay in the settings',
    },
    jobsFailed: {
      title: ({ subject, count }) => `${count} ${count === 1 ? 'job' : 'jobs'} of ${subject} failed`,
      todo: 'Each was retried 8 times. Look for the reason in the log, mend it, then try again',
    },
    jobsDied: {
      title: ({ subject, count }) =>
        `${count} ${count === 1 ? 'job' : 'jobs'} of ${subject} took down a process twice and ${count === 1 ? 'was' : 'were'} set aside`,
      todo: 'They no longer run by themselves. Look in the log for what they do and why the process ended, mend it, then try again',
    },
    jobsLate: {
      title: ({ subject, count, waited }) =>
        `${count} ${count === 1 ? 'job waits' : 'jobs wait'} in ${subject}, one for ${waited}`,
      todo: 'Usually there are too few processes, or a step is slow. No job is lost. See the processes and slow statements below',
    },
    payments: {
      title: ({ count }) =>
        `${count} ${count === 1 ? 'payment has' : 'payments have'} no clear outcome 10 minutes after expiry`,
      todo: 'Ask the gateway on the page of the books. Nobody is charged twice',
    },
    refunds: {
      title: ({ count }) =>
        `${count} ${count === 1 ? 'refund' : 'refunds'} failed or not there after an hour`,
      todo: 'Retry on the page of the books. The same refund number never pays twice',
    },
    cases: {
      title: ({ count }) => `${count} ${count === 1 ? 'difference' : 'differences'} from the gateways’ bills`,
      todo: 'Settle each on the page of the books',
    },
    backupOld: {
      title: ({ count }) =>
        count === 0 ? 'There is no backup yet' : `The last backup is ${count} hours old`,
      todo: 'There should be one each day. Look for backups.daily in the server’s log, or run npm run backup:daily on the server',
    },
    partitions: {
      title: ({ subject, count }) =>
        count === 0
          ? `${subject} has no partition for the next month`
          : `${subject} has rows of months without a partition`,
      todo: 'Nothing is lost. Look at the job health.partitions and at the clocks of the servers, then run npm run migrate on a server',
    },
    booksBroken: {
      title: ({ count }) =>
        `${count} ${count === 1 ? 'rule' : 'rules'} of the books ${count === 1 ? 'does' : 'do'} not hold`,
      todo: 'Repair nothing yet. Check again on the page of the books to see what breaks them, and look at it with a colleague',
    },
    booksOld: {
      title: ({ count }) => `The books were not checked for ${count} hours`,
      todo: 'They are checked early every morning. Look at the queue books.check, or check them on the page of the books',
    },
    pausedQueue: {
      title: ({ subject }) => `The queue ${subject} is paused`,
      todo: 'Its jobs wait, and none is lost. Resume it once the reason is gone',
    },
    pausedPayments: {
      title: ({ subject }) => `Payments by ${subject} are paused`,
      todo: 'Buyers cannot pay this way. Resume it once the reason is gone',
    },
    pausedRefunds: {
      title: ({ subject }) => `Refunds by ${subject} are paused`,
      todo: 'They wait and go out by themselves once resumed. Resume them once the reason is gone',
    },
    notOpen: {
      title: ({ subject }) => (subject === 'closed' ? 'The mall is closed' : 'The mall is read only'),
      todo: 'Open it after the maintenance. It does not open by itself',
    },
  },
  toPauses: 'Pauses and maintenance',
  toSettings: 'Go to settings',
  toBooks: 'Go to the books',
  retry: 'Try again',
  cancel: 'Not now',
  retryTitle: (n) => `Try ${n >= 1000 ? 'over 1,000' : n} failed ${n === 1 ? 'job' : 'jobs'} again?`,
  retryText: (queue) =>
    `The jobs of ${queue} run again at once, up to 500 at a time. Each has its effect only once: nothing is charged, refunded or sent twice. This cannot be taken back; what fails again comes back here`,
  retried: (n) => `${n} ${n === 1 ? 'job runs' : 'jobs run'} again`,
  ordersPerMinute: 'Orders a minute',
  paymentsPerMinute: 'Payments a minute',
  lastMinutes: 'Mean of 10 minutes',
  p95: '95% of requests',
  atMostMs: (n) => `≤ ${n} ms`,
  callsNote: (calls, failed) => `${calls} in 15 minutes, ${failed} failed`,
  longestWait: 'Longest waiting job',
  usualWait: 'Usually below 1 s',
  processesRunning: 'Running processes',
  processesNote: 'Signs of life within 1 minute',
  booksChecked: 'Books checked',
  booksNever: 'Not checked yet',
  booksHold: 'All rules hold',
  booksBroken: (n) => `${n} ${n === 1 ? 'rule does' : 'rules do'} not hold`,
  lastBackup: 'Last backup',
  checked: (when) => `Restored to try it: ${when}`,
  neverChecked: 'Never restored to try it',
  trade: (minutes) =>
    minutes === 1 ? 'Orders and payments a minute' : `Orders and payments in ${minutes} minutes`,
  periodLabel: 'Period',
  periods: { hour: 'Last hour', day: 'Last 24 hours' },
  noFigures: 'No figures yet. Come back in a minute',
  table: 'Show the numbers',
  at: 'Time',
  orders: 'Orders',
  payments: 'Payments',
  gateways: 'Payments that arrive',
  gateway: 'Way to pay',
  opened: 'Opened',
  arrived: 'Arrived',
  gatewaysNote: 'Of payments opened from 65 to 5 minutes ago. Those that buyers gave up count as not arrived',
  queues: 'Waiting jobs',
  queue: 'Queue',
  outbox: 'event',
  waiting: 'Waiting',
  waited: 'Longest',
  state: 'State',
  normal: 'fine',
  late: 'slow',
  paused: 'paused',
  failedJobs: (n) => `${n} failed`,
  nothingWaits: (n) => `Nothing waits in ${n} queues, and no job has failed`,
  queuesNote: 'An event is what one part of the mall tells another. Counts end at 1,000',
  processes: 'Processes',
  process: 'Name and version',
  startedAt: 'Started',
  lastBeat: 'Last sign',
  processStates: { running: 'running', lost: 'lost', stopped: 'stopped' },
  noProcesses: 'No process has reported yet',
  processesText: 'A sign of life every 10 s. Stopped processes are shown for a day',
  statements: 'Slow statements, last 24 hours',
  statement: 'Statement',
  times: 'Times',
  mean: 'Mean',
  most: 'Longest',
  noStatements: 'No statement took 200 ms',
  statementsNote: 'Statements of 200 ms and more. Only their text is stored, without any values',
  ms: (n) => `${n} ms`,
  seconds: (n) =>
    n < 60 ? `${n} s` : n < 3600 ? `${Math.floor(n / 60)} min ${n % 60} s` : `${Math.floor(n / 3600)} h`,
} satisfies Texts<typeof zhCN>
