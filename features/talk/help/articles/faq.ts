import type { ArticleTexts } from './article.ts'

export const faq: ArticleTexts = {
  'zh-CN': (p) => ({
    title: '常见问题',
    lead: '大家问得最多的几件事。',
    sections: [
      {
        heading: '下单后还能改地址吗？',
        paragraphs: ['店铺发货之前可以，在订单里点“修改地址”。运费会变的地址改不了，可以取消后重新下单。'],
      },
      {
        heading: '付了款不想要了，怎么取消？',
        paragraphs: ['还没发货的，在订单里点“取消订单”，钱款马上原路退回。已经发货的，收到后申请退货。'],
      },
      {
        heading: '退款几天到账？',
        paragraphs: [
          `店铺同意后，钱从原来付款的渠道退回，一般当天到，银行卡最多 ${p.moneyWorkdays} 个工作日。超过这个时间，平台会自己去查。`,
        ],
      },
      {
        heading: '物流好几天不动了怎么办？',
        paragraphs: ['先在订单里看物流记录，再联系店铺。一直没有消息的，可以申请售后，店铺负责查件或退款。'],
      },
      {
        heading: '没点确认收货会怎样？',
        paragraphs: [
          `快递显示签收后 ${p.receivedDays} 天，订单会自动确认。还没收到的话，可以延长一次，多 ${p.extendDays} 天。`,
        ],
      },
      {
        heading: '页面能换成朝鲜语或英语吗？',
        paragraphs: ['可以，在页面最上面选语言。别人写的评价，如果你的浏览器或平台能翻译，旁边会有“翻译”。'],
      },
      {
        heading: '看到假货、骗人的店铺或骂人的评价怎么办？',
        paragraphs: ['点旁边的“举报”，写清楚原因，最好附上图片。平台会核实，不会告诉对方是谁举报的。'],
      },
    ],
  }),
  'en-US': (p) => ({
    title: 'Questions and answers',
    lead: 'What people ask us most.',
    sections: [
      {
        heading: 'Can I change the address after ordering?',
        paragraphs: [
          'Yes, until the shop has sent it: choose “Change address” in your order. If the delivery fee would change, cancel and order again.',
        ],
      },
      {
        heading: 'I have paid but changed my mind. How do I cancel?',
        paragraphs: [
          'If nothing was sent, choose “Cancel order” and the money goes straight back the way it came. If it is on its way, return it once it arrives.',
        ],
      },
      {
        heading: 'How long does a refund take?',
        paragraphs: [
          `Once the shop agrees, the money goes back the way you paid, usually the same day and at most ${p.moneyWorkdays} working days for bank cards. After that we look into it without being asked.`,
        ],
      },
      {
        heading: 'My parcel has not moved for days',
        paragraphs: [
          'Look at the tracking in your order, then contact the shop. If there is still no news, apply for after-sales: the shop has to find the parcel or refund you.',
        ],
      },
      {
        heading: 'What if I never confirm receipt?',
        paragraphs: [
          `The order confirms itself ${p.receivedDays} days after the carrier reports delivery. Still waiting? Extend the time once, by ${p.extendDays} days.`,
        ],
      },
      {
        heading: 'Can I read the mall in Korean or Chinese?',
        paragraphs: [
          'Choose a language at the top of any page. Reviews by others have a “Translate” button if your browser or the mall can translate them.',
        ],
      },
      {
        heading: 'I found a fake, a dishonest shop or an insulting review',
        paragraphs: [
          'Choose “Report” beside it, say why, and add pictures if you can. We check it, and never tell who sent the report.',
        ],
      },
    ],
  }),
  'ko-KR': (p) => ({
    title: '자주 묻는 질문',
    lead: '가장 많이 물어보시는 내용을 모았어요.',
    sections: [
      {
        heading: '주문한 뒤에 배송지를 바꿀 수 있나요?',
        paragraphs: [
          '가게가 발송하기 전이라면 주문에서 ‘배송지 변경’을 눌러 주세요. 배송비가 달라지는 곳으로는 바꿀 수 없으니 취소하고 다시 주문해 주세요.',
        ],
      },
      {
        heading: '결제했는데 취소하고 싶어요',
        paragraphs: [
          '아직 발송 전이라면 주문에서 ‘주문 취소’를 눌러 주세요. 결제한 수단으로 바로 돌려드려요. 이미 발송했다면 받은 뒤에 반품해 주세요.',
        ],
      },
      {
        heading: '환불은 언제 되나요?',
        paragraphs: [
          `가게가 동의하면 결제한 수단으로 돌려드려요. 보통 당일에, 은행 카드는 영업일 기준 최대 ${p.moneyWorkdays}일 걸려요. 그보다 늦어지면 호집이 먼저 확인해요.`,
        ],
      },
      {
        heading: '배송이 며칠째 멈춰 있어요',
        paragraphs: [
          '주문의 배송 조회를 확인하고 가게에 문의해 주세요. 계속 소식이 없으면 환불을 신청하세요. 가게가 택배를 찾거나 환불해 드려요.',
        ],
      },
      {
        heading: '구매확정을 누르지 않으면 어떻게 되나요?',
        paragraphs: [
          `배송 완료로 표시된 뒤 ${p.receivedDays}일이 지나면 자동으로 구매확정돼요. 아직 못 받으셨다면 한 번, ${p.extendDays}일을 더 늘릴 수 있어요.`,
        ],
      },
      {
        heading: '다른 언어로 볼 수 있나요?',
        paragraphs: [
          '화면 맨 위에서 언어를 고를 수 있어요. 브라우저나 호집에서 번역할 수 있으면 다른 언어로 쓴 상품평에 ‘번역 보기’가 보여요.',
        ],
      },
      {
        heading: '가짜 상품이나 나쁜 가게, 욕설이 담긴 상품평을 봤어요',
        paragraphs: [
          '옆에 있는 ‘신고’를 누르고 이유를 적어 주세요. 사진이 있으면 더 좋아요. 호집이 확인하고, 누가 신고했는지는 알리지 않아요.',
        ],
      },
    ],
  }),
}
