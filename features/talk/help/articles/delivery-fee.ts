import type { ArticleTexts } from './article.ts'

export const deliveryFee: ArticleTexts = {
  'zh-CN': () => ({
    title: '配送费用',
    lead: '运费由店铺设定，下单前就能看到，不会在付款时多出来。',
    sections: [
      {
        heading: '运费怎么算',
        paragraphs: ['每家店铺分别计算，写在商品页和确认订单页上。'],
        points: [
          '标有“包邮”的商品，或在一家店铺买满包邮金额，这家店铺免运费。',
          '没有买满的，按店铺的运费收取。有的店铺按件计费，件数多了会加一点。',
          '路途远的地区可能加收远途运费，选好收货地址后会单独列出。',
        ],
      },
      {
        heading: '怎样省运费',
        paragraphs: ['购物车里每家店铺下面会写“再买多少元包邮”。凑在同一家店铺买，比分几次买划算。'],
      },
      {
        heading: '不送的地方',
        paragraphs: [
          '生鲜、冷冻食品受路程限制，有的店铺不送偏远地区。收货地址送不到时，确认订单页会说明，并请你换地址或去掉这件商品，不会收款。',
        ],
      },
      {
        heading: '退货的运费',
        paragraphs: [
          '商品有质量问题、发错、少件、与描述不符的，退货运费由店铺承担。不喜欢、不想要而退货的，运费由你承担；当时免的运费不用补。',
        ],
      },
    ],
  }),
  'en-US': () => ({
    title: 'Delivery fees',
    lead: 'Shops set their own fees. You see them before you order; nothing is added when you pay.',
    sections: [
      {
        heading: 'How the fee is worked out',
        paragraphs: ['It is worked out for each shop, and shown with the goods and at the checkout.'],
        points: [
          'Goods marked “free delivery” cost nothing to send, and neither does an order that reaches the shop’s amount for free delivery.',
          'Otherwise the shop’s fee applies. Some shops charge a little more for more pieces.',
          'Far regions may cost extra. That is listed on its own once you have chosen an address.',
        ],
      },
      {
        heading: 'How to save it',
        paragraphs: [
          'Your cart says for each shop how much is missing until delivery is free. Buying together from one shop beats buying in several goes.',
        ],
      },
      {
        heading: 'Where we do not deliver',
        paragraphs: [
          'Fresh and frozen food cannot travel for ever, so some shops leave out remote regions. If your address is one of them, the checkout tells you and lets you choose another address or leave the item out. You are not charged.',
        ],
      },
      {
        heading: 'Sending goods back',
        paragraphs: [
          'If goods are faulty, wrong, missing or not as described, the shop pays for the return. If you have merely changed your mind, you pay for it; delivery that was free stays free.',
        ],
      },
    ],
  }),
  'ko-KR': () => ({
    title: '배송비',
    lead: '배송비는 가게마다 정하며 주문하기 전에 확인할 수 있어요. 결제할 때 더해지는 비용은 없어요.',
    sections: [
      {
        heading: '배송비 계산',
        paragraphs: ['가게별로 계산하고 상품 화면과 주문 확인 화면에 표시해요.'],
        points: [
          '‘무료배송’ 상품이거나 가게의 무료배송 금액을 채우면 배송비가 없어요.',
          '금액을 채우지 못하면 가게가 정한 배송비를 내요. 수량이 많으면 조금 더 받는 가게도 있어요.',
          '먼 지역은 추가 배송비가 있을 수 있어요. 배송지를 고르면 따로 표시돼요.',
        ],
      },
      {
        heading: '배송비 아끼기',
        paragraphs: [
          '장바구니에서 가게마다 무료배송까지 남은 금액을 알려 드려요. 나누어 사기보다 한 가게에서 모아 사는 편이 좋아요.',
        ],
      },
      {
        heading: '배송하지 않는 지역',
        paragraphs: [
          '신선·냉동식품은 먼 거리를 보내기 어려워 일부 지역에는 배송하지 않는 가게가 있어요. 이런 배송지를 고르면 주문 확인 화면에서 알려 드리고, 배송지를 바꾸거나 상품을 뺄 수 있어요. 결제는 되지 않아요.',
        ],
      },
      {
        heading: '반품 배송비',
        paragraphs: [
          '상품에 문제가 있거나 잘못 왔거나 빠졌거나 설명과 다르면 가게가 반품 배송비를 부담해요. 마음이 바뀐 반품은 구매자가 부담하고, 처음에 무료였던 배송비는 다시 내지 않아도 돼요.',
        ],
      },
    ],
  }),
}
