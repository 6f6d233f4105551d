import type { ArticleTexts } from './article.ts'

export const orderTime: ArticleTexts = {
  'zh-CN': (p) => ({
    title: '订单时效',
    lead: '从下单到完成，每一步有多长时间、过时会怎样，都写在这里。',
    sections: [
      {
        heading: '付款',
        paragraphs: [
          `提交订单后请在 ${p.payMinutes} 分钟内付款，页面上有倒计时。到时间没有付款，订单自动关闭，占用的库存退回，不会扣款。`,
          `同一个账号最多可以有 ${p.unpaidOrders} 笔待付款订单。`,
        ],
      },
      {
        heading: '发货',
        paragraphs: [
          `付款后，店铺应在 ${p.shipHours} 小时内发货。一笔订单里有几家店铺的商品，会由各家分别发货，各有各的物流单号。`,
          '店铺公布放假的，放假的时间不算在内；下单前，商品页和结算页会写明放假的日期和预计送达的时间。',
        ],
        points: [
          '还没发货时，可以在订单里提醒发货，也可以取消订单，钱款原路退回。',
          '超过发货时间仍未发货的，你可以立即取消并全额退款。',
        ],
      },
      {
        heading: '收货',
        paragraphs: ['收到商品、检查无误后，请在订单里点“确认收货”。'],
        points: [
          `快递显示签收后 ${p.receivedDays} 天没有确认的，系统自动确认收货。`,
          `查不到签收记录的，发货后 ${p.shippedDays} 天自动确认收货。`,
          `还没收到？可以延长收货一次，多 ${p.extendDays} 天。延长后告诉你的日期不会再提前，包裹之后签收也一样。`,
          '正在申请售后的订单，自动确认会暂停。',
          `快递没能送到、包裹全部退回店铺的，自动确认也会暂停；店铺 ${p.broughtBackDays} 天内没有重新寄出，系统自动退款。`,
        ],
      },
      {
        heading: '送达要几天',
        paragraphs: [
          '发货后的路程由快递公司决定：延边州内一般一到两天，东北三省两到三天，其他省份三到五天，新疆、西藏等地会久一些。遇到大雪、节假日可能推迟，最新位置以订单里的物流记录为准。',
        ],
      },
    ],
  }),
  'en-US': (p) => ({
    title: 'Order times',
    lead: 'How long each step of an order takes, and what happens when the time is up.',
    sections: [
      {
        heading: 'Paying',
        paragraphs: [
          `Pay within ${p.payMinutes} minutes of placing the order; the page counts down. After that the order closes by itself, the stock goes back, and you are not charged.`,
          `An account may have up to ${p.unpaidOrders} unpaid orders at a time.`,
        ],
      },
      {
        heading: 'Dispatch',
        paragraphs: [
          `Shops send your goods within ${p.shipHours} hours of payment. If you bought from several shops, each sends its own parcel with its own tracking number.`,
          'Announced holidays of a shop do not count. The product’s page and the checkout say so before you buy, with the days and the expected arrival.',
        ],
        points: [
          'Until it is sent you can remind the shop, or cancel: the money goes back the way it came.',
          'If a shop misses the time, you can cancel at once for a full refund.',
        ],
      },
      {
        heading: 'Receiving',
        paragraphs: ['Once you have checked the goods, press “Confirm receipt” in your order.'],
        points: [
          `If you do not, receipt is confirmed by itself ${p.receivedDays} days after the carrier reports delivery.`,
          `Without a delivery record, it is confirmed ${p.shippedDays} days after dispatch.`,
          `Still waiting? You can extend the time once, by ${p.extendDays} days. The new date stands: a delivery later on never makes it earlier.`,
          'While a return or refund is open, nothing is confirmed by itself.',
          `Nor is it when the carrier brings all of your order back to the shop. If the shop does not send it again within ${p.broughtBackDays} days, your money goes back by itself.`,
        ],
      },
      {
        heading: 'How many days it takes to arrive',
        paragraphs: [
          'Once sent, the parcel is in the carrier’s hands: usually one or two days within Yanbian, two or three in the north-east, three to five elsewhere, and longer for Xinjiang and Tibet. Snow and public holidays may add to it. The tracking in your order shows where it is.',
        ],
      },
    ],
  }),
  'ko-KR': (p) => ({
    title: '주문 처리와 배송 기간',
    lead: '주문부터 완료까지 단계마다 걸리는 시간과, 시간이 지나면 어떻게 되는지 알려 드려요.',
    sections: [
      {
        heading: '결제',
        paragraphs: [
          `주문한 뒤 ${p.payMinutes}분 안에 결제해 주세요. 남은 시간이 화면에 표시돼요. 시간이 지나면 주문이 자동으로 취소되고 재고가 되돌아가며, 결제되지 않아요.`,
          `결제 대기 주문은 한 계정에 최대 ${p.unpaidOrders}건까지 둘 수 있어요.`,
        ],
      },
      {
        heading: '발송',
        paragraphs: [
          `가게는 결제 후 ${p.shipHours}시간 안에 상품을 보내요. 여러 가게의 상품을 함께 주문하면 가게마다 따로 보내고 운송장 번호도 각각이에요.`,
          '가게가 미리 알린 휴무 기간은 포함되지 않아요. 휴무 날짜와 도착 예정일은 주문 전에 상품 페이지와 주문서에서 확인할 수 있어요.',
        ],
        points: [
          '발송 전에는 발송을 재촉하거나 주문을 취소할 수 있고, 결제 금액은 결제한 수단으로 돌려드려요.',
          '약속한 시간이 지나도 발송하지 않으면 바로 취소하고 전액 환불받을 수 있어요.',
        ],
      },
      {
        heading: '구매확정',
        paragraphs: ['상품을 받아 확인한 뒤 주문에서 ‘구매확정’을 눌러 주세요.'],
        points: [
          `배송 완료로 표시된 뒤 ${p.receivedDays}일 동안 구매확정하지 않으면 자동으로 구매확정돼요.`,
          `배송 완료 기록이 없으면 발송 후 ${p.shippedDays}일에 자동으로 구매확정돼요.`,
          `아직 못 받으셨다면 한 번, ${p.extendDays}일을 더 늘릴 수 있어요. 늘린 뒤 안내한 날짜는 배송이 완료돼도 앞당겨지지 않아요.`,
          '교환·환불이 진행되는 동안에는 자동 구매확정이 멈춰요.',
          `배송하지 못한 택배가 모두 가게로 돌아가도 자동 구매확정이 멈춰요. 가게가 ${p.broughtBackDays}일 안에 다시 보내지 않으면 자동으로 환불돼요.`,
        ],
      },
      {
        heading: '도착까지 걸리는 날',
        paragraphs: [
          '발송 후에는 택배사가 배송해요. 연변은 보통 1~2일, 동북 3성은 2~3일, 그 밖의 지역은 3~5일이며 신장·티베트는 더 걸릴 수 있어요. 폭설이나 연휴에는 늦어질 수 있으니 주문의 배송 조회를 확인해 주세요.',
        ],
      },
    ],
  }),
}
