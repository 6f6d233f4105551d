import type { Fault } from '../contract.ts'

/** What a sentence about a fault may name. */
interface Told {
  subject: string
  count: number
  of: number
  waited: string
}

export const zhCN = {
  title: '商城状况',
  allWell: '一切正常',
  somethingWrong: (n: number) => `有 ${n} 处需要处理`,
  asOf: (time: string, measured: string | undefined) =>
    `${time} 更新，订单和付款统计到 ${measured ?? '（还没有数据）'}`,
  faultsTitle: '需要处理',
  since: (when: string) => `${when} 起`,
  faults: {
    stale: { title: () => '数据已超过 1 分钟没有更新', todo: '看下面的进程是否都在运行，数据库是否太慢' },
    processLost: {
      title: ({ subject }: Told) => `进程 ${subject} 没有心跳了`,
      todo: '它手上的任务会在 1 分钟内由别的进程接着做。请查看那台机器，必要时重新启动',
    },
    callsFail: {
      title: ({ count, of }: Told) => `近 15 分钟 ${of} 次请求中有 ${count} 次出错`,
      todo: '买家会看到“系统繁忙”。请按时间查看服务器日志里的 http.bug',
    },
    callsSlow: {
      title: ({ count }: Told) => `请求变慢：95% 的请求在 ${count} 毫秒内完成`,
      todo: '先看下面的慢语句，再看数据库和机器的负载',
    },
    paymentsLow: {
      title: ({ subject, count, of }: Told) => `${subject}：近一小时打开 ${of} 笔付款，只到账 ${count} 笔`,
      todo: '先确认支付渠道是否有故障。如果有，可在商城设置里暂停这种支付方式',
    },
    jobsFailed: {
      title: ({ subject, count }: Told) => `队列 ${subject} 有 ${count} 件任务失败`,
      todo: '每件已自动重试 8 次。先在日志里看原因，解决后再重新执行',
    },
    jobsDied: {
      title: ({ subject, count }: Told) => `队列 ${subject} 有 ${count} 件任务两次拖垮进程，已搁置`,
      todo: '系统不会再自动执行。先在日志里查看任务内容和进程退出的原因，解决后再重新执行',
    },
    jobsLate: {
      title: ({ subject, count, waited }: Told) =>
        `队列 ${subject} 有 ${count} 件任务在等，最久等了 ${waited}`,
      todo: '通常是进程太少或某一步太慢，任务不会丢。看下面的进程和慢语句',
    },
    payments: {
      title: ({ count }: Told) => `${count} 笔付款过期 10 分钟仍没有明确结果`,
      todo: '到账务页向支付渠道查询，不会重复扣款',
    },
    refunds: {
      title: ({ count }: Told) => `${count} 笔退款失败或超过 1 小时没到账`,
      todo: '到账务页重试，同一退款号不会多退',
    },
    cases: { title: ({ count }: Told) => `对账有 ${count} 笔没对上`, todo: '到账务页逐笔处理' },
    backupOld: {
      title: ({ count }: Told) => (count === 0 ? '还没有任何备份' : `最近一次备份是 ${count} 小时前的`),
      todo: '备份应每天一次。查看服务器日志里的 backups.daily，或在服务器上运行 npm run backup:daily',
    },
    partitions: {
      title: ({ subject, count }: Told) =>
        count === 0 ? `${subject} 表还没有下个月的分区` : `${subject} 表里有的数据所在月份没有分区`,
      todo: '数据不会丢失。查看任务 health.partitions 和各服务器的时钟，再到服务器上运行 npm run migrate',
    },
    booksBroken: {
      title: ({ count }: Told) => `账目核对有 ${count} 项不成立`,
      todo: '先别改账。到账务页重新核对，看是哪几笔，再找一位同事一起处理',
    },
    booksOld: {
      title: ({ count }: Told) => `账目已经 ${count} 小时没核对`,
      todo: '每天清晨会自动核对。查看任务队列 books.check，或到账务页核对一次',
    },
    pausedQueue: {
      title: ({ subject }: Told) => `任务队列 ${subject} 已暂停`,
      todo: '任务都等着，一件不丢。原因解决后请恢复',
    },
    pausedPayments: {
      title: ({ subject }: Told) => `${subject}收款已暂停`,
      todo: '买家用不了这种付款方式。原因解决后请恢复',
    },
    pausedRefunds: {
      title: ({ subject }: Told) => `${subject}退款已暂停`,
      todo: '退款都等着，恢复后自动退。原因解决后请恢复',
    },
    notOpen: {
      title: ({ subject }: Told) => (subject === 'closed' ? '商城暂停服务' : '商城只能浏览'),
      todo: '维护结束后请恢复营业，到时间不会自动恢复',
    },
  } satisfies Record<Fault['kind'], { title: (told: Told) => string; todo: string }>,
  toPauses: '去暂停与维护',
  toSettings: '去商城设置',
  toBooks: '去账务处理',
  retry: '重新执行',
  cancel: '先不执行',
  retryTitle: (n: number) => `重新执行 ${n >= 1000 ? '1000 件以上' : `${n} 件`}失败的任务？`,
  retryText: (queue: string) =>
    `队列 ${queue} 中的任务会马上再执行，一次最多 500 件。每件任务的效果只会发生一次，不会重复扣款、退款或发消息。开始后不能撤回，再失败会回到这里`,
  retried: (n: number) => `${n} 件任务已重新执行`,
  ordersPerMinute: '每分钟订单',
  paymentsPerMinute: '每分钟付款',
  lastMinutes: '近 10 分钟平均',
  p95: '95% 的请求',
  atMostMs: (n: number) => `≤ ${n} ms`,
  callsNote: (calls: string, failed: string) => `近 15 分钟 ${calls} 次，出错 ${failed} 次`,
  longestWait: '最久等的任务',
  usualWait: '正常不到 1 秒',
  processesRunning: '运行中的进程',
  processesNote: '近 1 分钟有心跳',
  booksChecked: '账目核对',
  booksNever: '还没核对过',
  booksHold: '全部成立',
  booksBroken: (n: number) => `${n} 项不成立`,
  lastBackup: '最近的备份',
  checked: (when: string) => `${when} 试过恢复`,
  neverChecked: '还没有试过恢复',
  trade: (minutes: number) => (minutes === 1 ? '每分钟订单和付款' : `每 ${minutes} 分钟订单和付款`),
  periodLabel: '时间范围',
  periods: { hour: '近 1 小时', day: '近 24 小时' },
  noFigures: '还没有数据，1 分钟后再来看',
  table: '看数字',
  at: '时间',
  orders: '订单',
  payments: '付款',
  gateways: '支付到账',
  gateway: '方式',
  opened: '打开',
  arrived: '到账率',
  gatewaysNote: '65 到 5 分钟前打开的付款中已到账的比例，买家自己放弃的也算在内',
  queues: '排队的任务',
  queue: '队列',
  outbox: '事件',
  waiting: '等着',
  waited: '最久等了',
  state: '状态',
  normal: '正常',
  late: '慢',
  paused: '已暂停',
  failedJobs: (n: number) => `${n} 件失败`,
  nothingWaits: (n: number) => `${n} 个队列都没有任务在等，也没有失败的任务`,
  queuesNote: '“事件”是一个功能告诉另一个功能的消息。数量最多数到 1000',
  processes: '进程',
  process: '名称和版本',
  startedAt: '启动',
  lastBeat: '心跳',
  processStates: { running: '运行中', lost: '失联', stopped: '已停止' },
  noProcesses: '还没有进程报到',
  processesText: '每 10 秒一次心跳，停止的进程一天后不再显示',
  statements: '慢语句，近 24 小时',
  statement: '语句',
  times: '次数',
  mean: '平均',
  most: '最长',
  noStatements: '没有超过 200 毫秒的语句',
  statementsNote: '超过 200 毫秒的语句，只记语句本身，不含任何参数',
  ms: (n: number) => `${n} ms`,
  seconds: (n: number) =>
    n < 60 ? `${n} 秒` : n < 3600 ? `${Math.floor(n / 60)} 分 ${n % 60} 秒` : `${Math.floor(n / 3600)} 小时`,
}
