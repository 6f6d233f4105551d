import { defineTexts } from '@hojip/platform/page'
import { ko } from '@hojip/platform/korean'

export const pausesTexts = defineTexts({
  'zh-CN': {
    title: '暂停与维护',
    paused: '正在暂停',
    none: '没有暂停的部分',
    noneText: '任务、收款和退款都在正常进行',
    since: (when: string, who: string) => `${when} · ${who}`,
    waiting: (n: number) => `${n >= 1000 ? '1000 件以上' : `${n} 件`}任务在等`,
    resume: '恢复',
    resumed: (part: string) => `${part}已恢复，等着的会马上处理`,
    pauseTitle: '暂停一部分',
    part: '暂停什么',
    choose: '请选择',
    gateways: '支付渠道',
    queues: '任务队列',
    follows: {
      queue:
        '新任务照样记下，都等着，一件不丢；恢复后各执行一次。到期才做的事会晚，比如未付款的订单不会按时关闭',
      payments: '买家不能再用它发起付款，会看到别的付款方式；已经发起的付款照常到账，退款也照常',
      refunds: '退款照样受理、照样记账，但先不发给渠道；恢复后自动退，各退一次。渠道发来的通知照收',
    },
    reason: '原因',
    reasonHint: '同事会在这里和操作记录里看到',
    pause: '暂停',
    isPaused: (part: string) => `${part}已暂停，几秒内全部生效`,
    failed: '没有成功，请再试一次',
    modeTitle: '整个商城',
    modes: { open: '正常营业', readOnly: '只能浏览', closed: '暂停服务' },
    stops: { readOnly: '只能浏览', closed: '暂停服务' },
    modeFollows: {
      readOnly: '买家能逛、能看订单，不能下单、付款和修改；店铺只能查看',
      closed: '买家和店铺只看到维护页',
    },
    stopTitle: '开始维护',
    changeTitle: '改一改',
    howLong: '预计多久',
    period: (minutes: number) =>
      minutes === 0 ? '不说时间' : minutes < 60 ? `${minutes} 分钟` : `${minutes / 60} 小时`,
    message: (language: string) => `给大家的话（${language}）`,
    messageHint: '可以不填',
    set: '确定',
    cancel: '先不改',
    modeQuestion: (mode: string) => `把商城设为“${mode}”？`,
    isSet: '已设置，几秒内全部生效',
    expected: (when: string) => `告诉大家的恢复时间：${when}，到时不会自动恢复`,
    noEnd: '没有告诉大家恢复时间',
    open: '恢复营业',
    opened: '已恢复营业',
  },
  'en-US': {
    title: 'Pauses and maintenance',
    paused: 'Paused now',
    none: 'Nothing is paused',
    noneText: 'Jobs, payments and refunds go on as usual',
    since: (when, who) => `${when} · ${who}`,
    waiting: (n) => (n === 1 ? '1 job waits' : `${n >= 1000 ? 'Over 1,000' : n} jobs wait`),
    resume: 'Resume',
    resumed: (part) => `Resumed: ${part}. What has waited is done now`,
    pauseTitle: 'Pause a part',
    part: 'What to pause',
    choose: 'Choose',
    gateways: 'Ways to pay',
    queues: 'Queues of jobs',
    follows: {
      queue:
        'New jobs are stored and wait, and none is lost. Once resumed each runs once. What has a deadline comes late: unpaid orders, for one, are not closed in time',
      payments:
        'Buyers cannot begin to pay this way and see the others. Payments that were begun still arrive, and refunds go on',
      refunds:
        'Refunds are granted and stored but not sent to the provider. Once resumed they go out by themselves, each once. What the provider reports is still taken',
    },
    reason: 'Reason',
    reasonHint: 'Your colleagues see it here and in the activity log',
    pause: 'Pause',
    isPaused: (part) => `Paused: ${part}. It takes effect everywhere within seconds`,
    failed: 'This did not work. Try again',
    modeTitle: 'The whole mall',
    modes: { open: 'Open', readOnly: 'Read only', closed: 'Closed' },
    stops: { readOnly: 'Read only', closed: 'Closed' },
    modeFollows: {
      readOnly:
        'Shoppers can look around and see their orders, but not order, pay or change anything. Shops can only look',
      closed: 'Shoppers and shops only see a page about the maintenance',
    },
    stopTitle: 'Begin maintenance',
    changeTitle: 'Change it',
    howLong: 'Expected to take',
    period: (minutes) =>
      minutes === 0
        ? 'Say nothing'
        : minutes < 60
          ? `${minutes} minutes`
          : minutes === 60
            ? '1 hour'
            : `${minutes / 60} hours`,
    message: (language) => `Message to everybody (${language})`,
    messageHint: 'Optional',
    set: 'Set',
    cancel: 'Leave it',
    modeQuestion: (mode) => `Set the mall to “${mode}”?`,
    isSet: 'Done. It takes effect everywhere within seconds',
    expected: (when) => `People are told to come back at ${when}. It does not open by itself then`,
    noEnd: 'People are not told when it ends',
    open: 'Open the mall',
    opened: 'The mall is open',
  },
  'ko-KR': {
    title: '일시 중지와 점검',
    paused: '지금 중지된 항목',
    none: '중지된 항목이 없어요',
    noneText: '작업, 결제, 환불이 모두 정상이에요',
    since: (when, who) => `${when} · ${who}`,
    waiting: (n) => `작업 ${n >= 1000 ? '1,000건 이상' : `${n}건`} 대기 중`,
    resume: '재개',
    resumed: (part) => ko`${part}(을)를 재개했어요. 기다리던 일은 바로 처리돼요`,
    pauseTitle: '일부만 중지하기',
    part: '중지할 항목',
    choose: '선택해 주세요',
    gateways: '결제 수단',
    queues: '작업 대기열',
    follows: {
      queue:
        '새 작업은 그대로 저장되어 기다리고, 하나도 없어지지 않아요. 재개하면 한 번씩 실행돼요. 기한이 있는 일은 늦어져요. 예를 들어 결제하지 않은 주문이 제때 닫히지 않아요',
      payments:
        '구매자가 이 수단으로 새로 결제할 수 없고 다른 결제 수단이 보여요. 이미 시작한 결제와 환불은 그대로 진행돼요',
      refunds:
        '환불은 그대로 접수되지만 결제사에 보내지 않고 기다려요. 재개하면 한 번씩 자동으로 환불돼요. 결제사가 보내는 알림은 계속 받아요',
    },
    reason: '사유',
    reasonHint: '동료가 여기와 활동 기록에서 볼 수 있어요',
    pause: '중지',
    isPaused: (part) => ko`${part}(을)를 중지했어요. 몇 초 안에 모두 적용돼요`,
    failed: '처리하지 못했어요. 다시 시도해 주세요',
    modeTitle: '쇼핑몰 전체',
    modes: { open: '정상 운영', readOnly: '둘러보기만', closed: '닫힘' },
    stops: { readOnly: '둘러보기만', closed: '닫기' },
    modeFollows: {
      readOnly:
        '구매자는 둘러보고 주문을 볼 수 있지만 주문, 결제, 변경은 할 수 없어요. 가게는 조회만 할 수 있어요',
      closed: '구매자와 가게에는 점검 안내만 보여요',
    },
    stopTitle: '점검 시작',
    changeTitle: '바꾸기',
    howLong: '예상 시간',
    period: (minutes) =>
      minutes === 0 ? '알리지 않기' : minutes < 60 ? `${minutes}분` : `${minutes / 60}시간`,
    message: (language) => `모두에게 알리는 말 (${language})`,
    messageHint: '쓰지 않아도 돼요',
    set: '적용',
    cancel: '그대로 두기',
    modeQuestion: (mode) => `쇼핑몰을 ‘${mode}’ 상태로 바꿀까요?`,
    isSet: '적용했어요. 몇 초 안에 모두 반영돼요',
    expected: (when) => `다시 여는 시각으로 ${when}을 안내했어요. 자동으로 열리지는 않아요`,
    noEnd: '다시 여는 시각을 안내하지 않았어요',
    open: '다시 열기',
    opened: '쇼핑몰을 다시 열었어요',
  },
})
