import type { ArticleTexts } from './article.ts'

export const genuine: ArticleTexts = {
  'zh-CN': (p) => ({
    title: '正品保障',
    lead: '好集的商品都来自经过核验的店铺，收到假货，店铺要退钱，我们管到底。',
    sections: [
      {
        heading: '店铺怎样核验',
        paragraphs: [
          '入驻前，我们核对店铺的营业执照和经营者身份；卖食品的还要有食品经营许可，卖品牌商品的要有授权。',
        ],
        points: [
          '延边特产须写明产地；进口商品须有中文标签和报关单据。',
          '店铺的证照在店铺页可以查看。证照过期的店铺不能继续上新。',
        ],
      },
      {
        heading: '下单那一刻的页面会留底',
        paragraphs: [
          '你付款时看到的标题、图片、规格和价格都会保存在订单里。之后店铺改了页面，也以你下单时的样子为准。',
        ],
      },
      {
        heading: '怀疑是假货怎么办',
        paragraphs: [
          `签收后 ${p.faultDays} 天内，在订单里申请售后，原因选“假冒品牌”，上传商品、包装和标签的照片（最多 ${p.pictures} 张）。`,
        ],
        points: [
          `店铺应在 ${p.answerHours} 小时内答复，不答复视为同意。`,
          `店铺不同意的，你可以在 ${p.appealDays} 天内请好集判断。`,
          '认定为假货的，全额退款，退货运费由店铺承担，商品下架，店铺受罚，严重的清退。',
        ],
      },
      {
        heading: '评价只来自买过的人',
        paragraphs: [
          '只有完成的订单才能评价，店铺不能删除评价，也不能花钱买好评。看到可疑的评价，可以举报。',
        ],
      },
    ],
  }),
  'en-US': (p) => ({
    title: 'Genuine goods',
    lead: 'Every shop on Hojip has been checked. If something is fake, the shop pays you back, and we see to it.',
    sections: [
      {
        heading: 'How shops are checked',
        paragraphs: [
          'Before a shop opens we check its business licence and who runs it. Shops that sell food need a food licence, and those that sell brands need the brand’s permission.',
        ],
        points: [
          'Yanbian specialities name their place of origin; imports carry a Chinese label and customs papers.',
          'You can look at the licences on the shop’s page. With an expired licence a shop cannot offer anything new.',
        ],
      },
      {
        heading: 'The page you bought from is kept',
        paragraphs: [
          'Title, pictures, options and price are kept with your order as you saw them. If the shop changes its page later, what you saw still counts.',
        ],
      },
      {
        heading: 'If you think it is fake',
        paragraphs: [
          `Within ${p.faultDays} days of receipt, open a return in your order, choose “Counterfeit” and add pictures of the goods, the packaging and the labels (up to ${p.pictures}).`,
        ],
        points: [
          `The shop has ${p.answerHours} hours to answer. Silence counts as a yes.`,
          `If it says no, you have ${p.appealDays} days to ask Hojip to decide.`,
          'If the goods are fake you get everything back, the shop pays for the return, the goods are taken down, and the shop is penalised or closed.',
        ],
      },
      {
        heading: 'Reviews come from buyers',
        paragraphs: [
          'Only completed orders can be reviewed. Shops can neither delete reviews nor pay for good ones. If one looks wrong to you, report it.',
        ],
      },
    ],
  }),
  'ko-KR': (p) => ({
    title: '정품 보장',
    lead: '호집의 모든 가게는 확인을 거쳤어요. 가품을 받았다면 가게가 환불하고, 호집이 끝까지 책임져요.',
    sections: [
      {
        heading: '가게 확인',
        paragraphs: [
          '입점하기 전에 사업자등록과 운영자를 확인해요. 식품을 파는 가게는 식품 판매 허가가, 브랜드 상품을 파는 가게는 판매 권한이 있어야 해요.',
        ],
        points: [
          '연변 특산품은 원산지를, 수입 상품은 중국어 라벨과 통관 서류를 갖춰야 해요.',
          '허가증은 가게 화면에서 볼 수 있어요. 기한이 지난 가게는 새 상품을 올릴 수 없어요.',
        ],
      },
      {
        heading: '주문할 때 본 화면을 보관해요',
        paragraphs: [
          '결제할 때 본 상품명, 사진, 옵션, 가격이 주문에 그대로 남아요. 나중에 가게가 내용을 바꿔도 주문할 때 본 내용이 기준이에요.',
        ],
      },
      {
        heading: '가품이 의심될 때',
        paragraphs: [
          `받은 날부터 ${p.faultDays}일 안에 주문에서 반품을 신청하고 사유로 ‘가품’을 고른 뒤 상품·포장·라벨 사진을 올려 주세요(최대 ${p.pictures}장).`,
        ],
        points: [
          `가게는 ${p.answerHours}시간 안에 답해야 하고, 답하지 않으면 동의한 것으로 처리돼요.`,
          `가게가 거절하면 ${p.appealDays}일 안에 호집에 판단을 요청할 수 있어요.`,
          '가품으로 확인되면 전액 환불되고 반품 배송비는 가게가 내요. 상품은 내려지고 가게는 제재를 받아요.',
        ],
      },
      {
        heading: '구매한 사람만 쓰는 상품평',
        paragraphs: [
          '완료된 주문만 상품평을 쓸 수 있어요. 가게는 상품평을 지우거나 좋은 상품평을 살 수 없어요. 의심스러운 상품평은 신고해 주세요.',
        ],
      },
    ],
  }),
}
