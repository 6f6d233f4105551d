import type { ArticleTexts } from './article.ts'

export const returns: ArticleTexts = {
  'zh-CN': (p) => ({
    title: '退换货政策',
    lead: `收到商品 ${p.returnDays} 天内可以退，有质量问题 ${p.faultDays} 天内都可以退。`,
    sections: [
      {
        heading: '可以申请的时间',
        paragraphs: [],
        points: [
          '已付款、未发货：随时可以取消，全额退款。',
          `订单完成后 ${p.returnDays} 天内：不喜欢、不想要，也可以退货退款。商品要完好，不影响再次销售。`,
          `订单完成后 ${p.faultDays} 天内：质量问题、发错、少件、破损、假冒、临期，可以退款或退货退款。`,
          `同一件商品最多申请 ${p.applications} 次。`,
        ],
      },
      {
        heading: '两种方式',
        paragraphs: [],
        points: [
          '仅退款：没有收到商品，或者和店铺商量好不用退货。',
          '退货退款：把商品寄回给店铺，店铺验收后退款。',
        ],
      },
      {
        heading: '怎样申请',
        paragraphs: ['在“我的订单”里打开这笔订单，点“申请售后”：'],
        points: [
          '选择商品和数量，选择方式和原因。',
          `写明情况，上传照片（最多 ${p.pictures} 张，每张不超过 5M）。`,
          `店铺在 ${p.answerHours} 小时内答复；不答复，系统自动同意。`,
          `退货的，请在 ${p.sendBackDays} 天内寄出并填写运单号；店铺收到后 ${p.inspectionDays} 天内验收。`,
          `退款原路退回微信支付或支付宝，一般当天到账，银行卡可能要 ${p.moneyWorkdays} 个工作日（按国家公布的节假日和调休）。`,
        ],
      },
      {
        heading: '想换货',
        paragraphs: [
          '先申请退货退款，再重新下单。这样新商品马上发出，不用等旧商品寄到。质量问题的退货运费由店铺承担。',
        ],
      },
      {
        heading: '店铺不同意怎么办',
        paragraphs: [
          `店铺拒绝后 ${p.appealDays} 天内，可以请好集介入。双方有 ${p.evidenceDays} 天补充凭证，好集在之后 ${p.decisionDays} 天内作出决定。期间订单不会自动确认收货。`,
        ],
      },
      {
        heading: '不支持无理由退货的商品',
        paragraphs: [
          '以商品页写明的规则为准，付款前还会请你确认一次。容易变质、按要求定做的商品不支持无理由退货；拆封后影响安全卫生的商品，没拆封才能退。有质量问题的都照样可以退。',
        ],
        points: [`不支持无理由退货的类目：${p.noReturnKinds}。`, `拆封后不支持的类目：${p.sealedKinds}。`],
      },
    ],
  }),
  'en-US': (p) => ({
    title: 'Returns and exchanges',
    lead: `Send goods back within ${p.returnDays} days, or within ${p.faultDays} days if something is wrong with them.`,
    sections: [
      {
        heading: 'When you can ask',
        paragraphs: [],
        points: [
          'Paid, not yet sent: cancel at any time for a full refund.',
          `Up to ${p.returnDays} days after completion: return for any reason. The goods must be in a state in which they can be sold again.`,
          `Up to ${p.faultDays} days after completion: faulty, wrong, missing, damaged, fake or near-expiry goods.`,
          `You can ask up to ${p.applications} times for the same item.`,
        ],
      },
      {
        heading: 'Two ways',
        paragraphs: [],
        points: [
          'Refund only: the goods never came, or the shop has agreed that you keep them.',
          'Return and refund: you send the goods back, the shop checks them and pays.',
        ],
      },
      {
        heading: 'How to ask',
        paragraphs: ['Open the order in “My orders” and choose “After-sales”:'],
        points: [
          'Choose the goods, how many, the way and the reason.',
          `Say what happened and add pictures (up to ${p.pictures}, 5 MB each).`,
          `The shop answers within ${p.answerHours} hours. If it does not, the answer is yes.`,
          `Send the goods within ${p.sendBackDays} days and enter the tracking number. The shop checks them within ${p.inspectionDays} days.`,
          `The money goes back to WeChat Pay or Alipay, usually the same day; to a bank card it may take ${p.moneyWorkdays} working days (public holidays in China do not count).`,
        ],
      },
      {
        heading: 'If you want an exchange',
        paragraphs: [
          'Ask for a return and order again. The new goods leave at once instead of waiting for the old ones to arrive. For faulty goods the shop pays for the return.',
        ],
      },
      {
        heading: 'If the shop says no',
        paragraphs: [
          `You have ${p.appealDays} days to bring in Hojip. Both sides have ${p.evidenceDays} days to add evidence, and we decide within ${p.decisionDays} days after that. Receipt is not confirmed by itself meanwhile.`,
        ],
      },
      {
        heading: 'What cannot be returned without a reason',
        paragraphs: [
          'The rule on the product page counts, and we ask you to confirm it before you pay. Perishables and goods made to order cannot be returned for a change of mind; goods that are unsafe or unclean once opened can be returned while sealed. If anything is faulty, you can still send it back.',
        ],
        points: [`No change-of-mind returns: ${p.noReturnKinds}.`, `Only while unopened: ${p.sealedKinds}.`],
      },
    ],
  }),
  'ko-KR': (p) => ({
    title: '교환·반품 정책',
    lead: `상품을 받은 뒤 ${p.returnDays}일, 상품에 문제가 있으면 ${p.faultDays}일 안에 반품할 수 있어요.`,
    sections: [
      {
        heading: '신청할 수 있는 기간',
        paragraphs: [],
        points: [
          '결제 후 발송 전: 언제든 취소하고 전액 환불받을 수 있어요.',
          `주문 완료 후 ${p.returnDays}일 안: 마음이 바뀌어도 반품할 수 있어요. 다시 판매할 수 있는 상태여야 해요.`,
          `주문 완료 후 ${p.faultDays}일 안: 불량, 오배송, 누락, 파손, 가품, 유통기한 임박은 환불이나 반품을 신청할 수 있어요.`,
          `같은 상품은 최대 ${p.applications}번까지 신청할 수 있어요.`,
        ],
      },
      {
        heading: '두 가지 방법',
        paragraphs: [],
        points: [
          '환불만: 상품을 받지 못했거나, 돌려보내지 않기로 가게와 합의한 경우',
          '반품 후 환불: 상품을 돌려보내면 가게가 확인한 뒤 환불하는 경우',
        ],
      },
      {
        heading: '신청 방법',
        paragraphs: ['‘주문 내역’에서 주문을 열고 ‘교환·환불 신청’을 눌러 주세요.'],
        points: [
          '상품과 수량, 방법과 사유를 골라요.',
          `상황을 적고 사진을 올려요(최대 ${p.pictures}장, 장당 5MB).`,
          `가게가 ${p.answerHours}시간 안에 답해요. 답이 없으면 자동으로 승인돼요.`,
          `반품은 ${p.sendBackDays}일 안에 보내고 운송장 번호를 입력해 주세요. 가게는 받은 뒤 ${p.inspectionDays}일 안에 확인해요.`,
          `환불 금액은 결제한 위챗페이나 알리페이로 보통 당일 들어가고, 은행 카드는 영업일(중국 공휴일 제외) ${p.moneyWorkdays}일까지 걸릴 수 있어요.`,
        ],
      },
      {
        heading: '교환하고 싶을 때',
        paragraphs: [
          '반품을 신청하고 새로 주문해 주세요. 보낸 상품이 도착하기를 기다리지 않고 새 상품을 바로 받을 수 있어요. 불량 상품의 반품 배송비는 가게가 부담해요.',
        ],
      },
      {
        heading: '가게가 거절했을 때',
        paragraphs: [
          `거절된 날부터 ${p.appealDays}일 안에 호집에 판단을 요청할 수 있어요. 양쪽이 ${p.evidenceDays}일 동안 증빙을 더하고, 호집이 그 뒤 ${p.decisionDays}일 안에 결정해요. 그동안 자동 구매확정은 멈춰요.`,
        ],
      },
      {
        heading: '단순 변심으로 반품할 수 없는 상품',
        paragraphs: [
          '상품 화면에 적힌 규칙을 따르고, 결제 전에 한 번 더 확인을 받아요. 상하기 쉬운 상품과 주문 제작 상품은 단순 변심으로 반품할 수 없고, 뜯으면 위생에 문제가 생기는 상품은 뜯지 않았을 때만 반품할 수 있어요. 상품에 문제가 있으면 반품할 수 있어요.',
        ],
        points: [
          `단순 변심 반품이 안 되는 카테고리: ${p.noReturnKinds}`,
          `뜯으면 반품이 안 되는 카테고리: ${p.sealedKinds}`,
        ],
      },
    ],
  }),
}
