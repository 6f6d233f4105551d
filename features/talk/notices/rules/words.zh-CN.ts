import type { NoticeView, NoticeWords } from './words.ts'

function goods({ name, more }: NoticeView) {
  return more > 0 ? `${name}等 ${more + 1} 种` : name
}

export const zhCN: NoticeWords = {
  kinds: {
    orderPaid: (v) => ({
      title: '付款成功',
      summary: `${goods(v)}，${v.shop}正在备货`,
      body: [
        `已收到 <b>${v.money}</b>，${v.shop}正在备货。`,
        ...(v.to ? [`预计 <b>${v.from}至 ${v.to}</b>送达。`] : []),
        v.until ? `店铺会在 <b>${v.until}</b> 前发货，发出后再告诉你。` : '发货后再告诉你。',
      ],
    }),
    orderLate: (v) => ({
      title: '店铺还没发货',
      summary: `${goods(v)}，可以再等等，也可以直接退款`,
      body: [`${v.shop}没有在承诺的时间内发货。`, '你可以再等等，也可以在订单里取消，全款原路退回。'],
    }),
    orderTimedOut: (v) => ({
      title: '订单超时未付，已关闭',
      summary: `${goods(v)}，还想要的话可以再买一次`,
      body: ['没有在规定时间内付款，订单已关闭，没有扣款。', '还想要的话，在订单里点“再次购买”就行。'],
    }),
    orderCancelledLate: (v) => ({
      title: '店铺超时未发货，订单已取消',
      summary: `${goods(v)}，${v.money} 会原路退回`,
      body: [`${v.shop}一直没有发货，订单已自动取消。`, `<b>${v.money}</b> 会原路退回，到账后再告诉你。`],
    }),
    orderBroughtBack: (v) => ({
      title: '包裹被退回，订单已取消',
      summary: `${goods(v)}，${v.money} 会原路退回`,
      body: [
        '包裹没能送到，已退回店铺，店铺没有再次寄出，订单已取消。',
        `<b>${v.money}</b> 会原路退回，到账后再告诉你。`,
      ],
    }),
    orderReceived: (v) => ({
      title: '已自动确认收货',
      summary: `${goods(v)}，用得怎么样？写个评价吧`,
      body: ['收货期限已到，订单自动完成了。', '商品有问题的话，现在还可以申请售后；也欢迎写个评价。'],
    }),
    orderShipped: (v) => ({
      title: '已发货',
      summary: `${goods(v)}，在路上了`,
      body: [`${v.shop}已经发货，打开物流可以看包裹到哪儿了。`],
    }),
    orderPartlyShipped: (v) => ({
      title: '部分商品已发货',
      summary: `${goods(v)}，其余的会另外寄出`,
      body: [`${v.shop}先寄出了一部分，其余的会另外寄出。`],
    }),
    orderDelivered: (v) => ({
      title: '包裹已签收',
      summary: `${goods(v)}，请确认收货`,
      body: [
        '快递显示包裹已签收，请打开看看是否完好。',
        v.until ? `没问题就确认收货；<b>${v.until}</b> 会自动确认。` : '没问题就确认收货。',
      ],
    }),
    parcelSilent: (v) => ({
      title: '包裹好几天没动静了',
      summary: `${goods(v)}，我们正在查`,
      body: ['快递已经好几天没有更新，我们和店铺正在查。', '不想等的话，可以在订单里申请退款。'],
    }),
    parcelReturned: (v) => ({
      title: '包裹被退回店铺了',
      summary: `${goods(v)}，店铺会再寄或退款`,
      body: ['包裹没能送到，已退回店铺。', '店铺会再次寄出；没有寄出的话，会自动取消订单并全额退款。'],
    }),
    receiptPutOff: (v) => ({
      title: '店铺延长了收货时间',
      summary: v.until ? `${goods(v)}，${v.until} 自动确认收货` : goods(v),
      body: [
        '店铺推迟了这个订单的自动确认收货，你可以等收到商品、检查好了再确认。',
        ...(v.until ? [`现在到 <b>${v.until}</b> 才会自动确认收货。`] : []),
      ],
    }),
    offerMade: (v) => ({
      title: `${v.shop}愿意退你 ${v.money}`,
      summary: `${goods(v)}，请在 ${v.until} 前答复`,
      body: [
        `店铺主动提出退款 <b>${v.money}</b>，商品不用寄回。接受后，钱会原路退回。`,
        `请在 <b>${v.until}</b> 前答复，过时视为不接受。`,
      ],
    }),
    paymentDue: (v) => ({
      title: '付款还差一步',
      summary: `${goods(v)}，${v.money}，${v.until} 前有效`,
      body: [`还有 <b>${v.money}</b> 没付，请在 <b>${v.until}</b> 前付款，过时订单会自动关闭。`],
    }),
    refundArrived: (v) => ({
      title: `退款 ${v.money} 到账了`,
      summary: v.way ? `原路退回${v.way}，${goods(v)}` : `已原路退回，${goods(v)}`,
      body: [
        `<b>${v.money}</b> 已退回${v.way || '原付款账户'}。`,
        '个别银行卡入账会晚一点，一般不超过 3 个工作日。',
      ],
    }),
    refundPaidOffline: (v) => ({
      title: `退款 ${v.money} 已转账`,
      summary: goods(v),
      body: [`原路退不回去，平台已另行转账 <b>${v.money}</b>。`],
    }),
    refundFailed: (v) => ({
      title: '退款没退成，我们在处理',
      summary: `${v.money}，${goods(v)}`,
      body: [`<b>${v.money}</b> 原路退回时被支付机构拒绝，工作人员正在处理。`, '钱不会丢，处理好就告诉你。'],
    }),
    refundStuck: (v) => ({
      title: '退款比平时慢',
      summary: `${v.money}，我们正在催`,
      body: [`<b>${v.money}</b> 还没有退到账，工作人员正在向支付机构查询。`],
    }),
    refundAgreed: (v) => ({
      title: '店铺同意退款了',
      summary: `${v.money}，${goods(v)}`,
      body: [`<b>${v.money}</b> 会原路退回，到账后再告诉你。`],
    }),
    returnAgreed: (v) => ({
      title: '可以寄回商品了',
      summary: v.until ? `${goods(v)}，请在 ${v.until} 前寄出` : goods(v),
      body: [
        '店铺同意退货，退货地址在售后详情里。',
        v.until
          ? `请在 <b>${v.until}</b> 前寄出并填写运单号，过时申请会关闭。`
          : '寄出后请在售后详情里填写运单号。',
      ],
    }),
    refundRejected: (v) => ({
      title: '店铺没同意退款',
      summary: `${goods(v)}，可以请平台介入`,
      body: [
        '店铺写了理由，在售后详情里。',
        v.until ? `不认可的话，可以在 <b>${v.until}</b> 前请平台介入。` : '不认可的话，可以请平台介入。',
      ],
    }),
    refundOffered: (v) => ({
      title: '店铺提了另一个方案',
      summary: v.until ? `${goods(v)}，请在 ${v.until} 前答复` : goods(v),
      body: [
        '店铺对你的售后申请提了另一个方案，打开看看是否接受。',
        ...(v.until ? [`请在 <b>${v.until}</b> 前答复，过时视为不接受。`] : []),
      ],
    }),
    returnArrived: (v) => ({
      title: '退货已送到店铺',
      summary: `${goods(v)}，店铺正在验货`,
      body: [v.until ? `店铺最晚 <b>${v.until}</b> 验完，没问题就退款。` : '店铺验完没问题就退款。'],
    }),
    inspectionPassed: (v) => ({
      title: '验货通过，会退款给你',
      summary: `${v.money}，${goods(v)}`,
      body: [`<b>${v.money}</b> 会原路退回，到账后再告诉你。`],
    }),
    inspectionFailed: (v) => ({
      title: '退货没通过验货',
      summary: `${goods(v)}，可以请平台介入`,
      body: [
        '店铺写了理由，在售后详情里。',
        v.until ? `不认可的话，可以在 <b>${v.until}</b> 前请平台介入。` : '不认可的话，可以请平台介入。',
      ],
    }),
    returnLapsed: (v) => ({
      title: '没有寄回，售后已关闭',
      summary: goods(v),
      body: ['没有在期限内收到运单号，这次售后已关闭。', '还在售后期内的话，可以重新申请。'],
    }),
    appealGranted: (v) => ({
      title: '平台支持退款',
      summary: `${v.money}，${goods(v)}`,
      body: [`平台看过双方的说明，决定退款。<b>${v.money}</b> 会原路退回。`],
    }),
    appealReturn: (v) => ({
      title: '平台支持退货退款',
      summary: v.until ? `${goods(v)}，请在 ${v.until} 前寄出` : goods(v),
      body: [
        '平台看过双方的说明，决定退货退款，退货地址在售后详情里。',
        ...(v.until ? [`请在 <b>${v.until}</b> 前寄出并填写运单号。`] : []),
      ],
    }),
    appealRefused: (v) => ({
      title: '平台没有支持这次退款',
      summary: goods(v),
      body: ['平台看过双方的说明，没有支持退款，理由在售后详情里。'],
    }),
    refundClosed: (v) => ({
      title: '售后申请已关闭',
      summary: goods(v),
      body: ['这次售后申请已关闭，经过在售后详情里。'],
    }),
    priceFell: (v) => ({
      title: `你关注的商品降了 ${v.off}`,
      summary: `${v.name}，${v.was} → ${v.money}`,
      body: [`<b>${v.name}</b> 现在 <b>${v.money}</b>，当时是 ${v.was}，便宜了 ${v.off}。`],
    }),
    restocked: (v) => ({
      title: '你关注的商品到货了',
      summary: `${v.name}，${v.money}`,
      body: [`<b>${v.name}</b> 又有货了，现在 <b>${v.money}</b>。`],
    }),
    alertStock: (v) => ({
      title: '你等的规格到货了',
      summary: `${v.name}，${v.money}`,
      body: [`<b>${v.name}</b> 有货了，现在 <b>${v.money}</b>。这条提醒只发一次。`],
    }),
    alertPrice: (v) => ({
      title: `降到 ${v.money} 了`,
      summary: `${v.name}，${v.money}`,
      body: [`<b>${v.name}</b> 现在 <b>${v.money}</b>，到了你设的价格。这条提醒只发一次。`],
    }),
    commentReplied: (v) => ({
      title: '店铺回了你的评价',
      summary: `${v.shop}：${v.text}`,
      body: [`<b>${v.shop}</b> 回复：`, v.text],
    }),
    questionAnswered: (v) => ({
      title: v.shop ? '店铺回答了你的提问' : '有买家回答了你的提问',
      summary: v.shop ? `${v.shop}：${v.text}` : v.text,
      body: [
        `你问“${v.asked}”`,
        v.shop ? `<b>${v.shop}</b>回答：` : `买过<b>${v.name}</b>的人回答：`,
        v.text,
      ],
    }),
    identityLinked: (v) => ({
      title: `已绑定${v.way}登录`,
      summary: '不是你本人操作？请马上解绑并改密码',
      body: [
        `你的账号可以用<b>${v.way}</b>登录了。`,
        '不是你本人操作的话，请马上到账户设置解绑，并修改密码。',
      ],
    }),
    serviceAnswered: (v) => ({ title: '客服回复了你的留言', summary: v.text, body: [v.text] }),
    feedbackAnswered: (v) => ({
      title: '你的反馈有回复了',
      summary: v.text,
      body: [v.text, `你当时写的：${v.asked}`],
    }),
    applicationMore: (v) => ({
      title: '开店申请要补充资料',
      summary: `“${v.shop}”：${v.text}`,
      body: [`“${v.shop}”的开店申请还差一些：`, v.text, '补好再提交，我们会接着审核。'],
    }),
    applicationRefused: (v) => ({
      title: '开店申请没有通过',
      summary: `“${v.shop}”：${v.text}`,
      body: [`很抱歉，“${v.shop}”的开店申请没有通过。`, v.text],
    }),
    applicationAdmitted: (v) => ({
      title: '开店申请通过了',
      summary: `“${v.shop}”可以开张了，先设置商家密码`,
      body: [
        `恭喜，<b>“${v.shop}”</b>可以开张了。`,
        ...(v.text ? [v.text] : []),
        '先设置商家密码，再登录商家中心，上架商品、设好运费。',
      ],
    }),
    reportUpheld: (v) => ({
      title: '你的举报属实',
      summary: v.name ? `“${v.name}”，平台会处理` : '平台会处理',
      body: [
        v.name ? `你举报的<b>“${v.name}”</b>，经核实情况属实。` : '你的举报经核实，情况属实。',
        '平台会按规则处理，谢谢你帮大家把关。',
      ],
    }),
    reportDismissed: (v) => ({
      title: '你的举报没有成立',
      summary: v.name ? `“${v.name}”，没有发现违规` : '没有发现违规',
      body: [
        v.name
          ? `我们核实了你举报的<b>“${v.name}”</b>，没有发现违规。`
          : '我们核实了你的举报，没有发现违规。',
        '如果有新的情况或证据，可以再举报一次。',
      ],
    }),
    reportLifted: (v) => ({
      title: '你举报的处理已解除',
      summary: v.name ? `“${v.name}”，平台复核后解除了处理` : '平台复核后解除了处理',
      body: [
        v.name
          ? `你举报过<b>“${v.name}”</b>，平台处理后又复核了一次，决定解除处理。`
          : '你举报过的内容，平台处理后又复核了一次，决定解除处理。',
        '如有不同意见，请找官方客服。',
      ],
    }),
    wordsRemoved: (v) => ({
      title: '你发布的内容被移除了',
      summary: v.name ? `“${v.name}”，原因：${v.text}` : `原因：${v.text}`,
      body: [
        v.name
          ? `你发布的<b>“${v.name}”</b>被移除，其他人看不到了。`
          : '你发布的一条内容被移除，其他人看不到了。',
        `原因：${v.text}`,
        '如果有不同意见，请联系官方客服。',
      ],
    }),
    wordsBack: (v) => ({
      title: '你发布的内容恢复了',
      summary: v.name ? `“${v.name}”，大家又能看到了` : '大家又能看到了',
      body: [v.name ? `你发布的<b>“${v.name}”</b>恢复显示了。` : '你发布的一条内容恢复显示了。', v.text],
    }),
  },
  newer: {
    title: '你有一条新消息',
    summary: '商城正在更新，过几分钟再打开就能看到内容',
    body: ['商城正在更新，这条消息的内容过几分钟就能看到。'],
  },
  places: {
    offer: '查看退款提议',
    order: '订单详情',
    track: '看物流',
    pay: '去付款',
    refund: '售后详情',
    comment: '写评价',
    comments: '看我的评价',
    questions: '看问答',
    product: '看商品',
    saved: '我的收藏',
    cheaper: '看降价的收藏',
    account: '账户设置',
    answer: '看回复',
    feedback: '看我的反馈',
    reports: '我的举报',
    application: '查看申请',
    shop: '问店铺',
    service: '问官方客服',
  },
  providers: { wechat: '微信', alipay: '支付宝' },
  statuses: { 0: '待付款', 3: '待发货', 4: '待收货', 5: '已完成', 99: '已关闭' },
  order: (code) => `订单 ${code}`,
  soldOut: '暂时无货',
  offSale: '已下架',
  onSale: '有货',
}
