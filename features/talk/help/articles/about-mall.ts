import type { ArticleTexts } from './article.ts'

export const aboutMall: ArticleTexts = {
  'zh-CN': (p) => ({
    title: '关于好集',
    lead: '好集是一座网上的集市：许多店铺，一个购物车，中文、朝鲜语、英语都能逛。',
    sections: [
      {
        heading: '我们是谁',
        paragraphs: [
          '“好集”读作 Hojip，取“好东西聚在一起”的意思。从延边的泡菜、冷面、大米，到全国和海外的好货，店铺自己经营，平台核验、收付款、管售后。',
        ],
      },
      {
        heading: '我们怎么做',
        paragraphs: ['买东西最怕的几件事，我们先替你想好了：'],
        points: [
          '付款走微信支付和支付宝，售后有平台兜底。',
          `店铺 ${p.shipHours} 小时内不发货，可以全额退款。`,
          '评价只来自买过的人，店铺不能删。',
          '排序不看广告费，怎么排的写在榜单页上。',
        ],
      },
      {
        heading: '怎么找到我们',
        paragraphs: [
          '急事请打客服热线，想法和建议请用“意见反馈”，3 个工作日内回复。想来开店，请看“商家入驻”。',
        ],
      },
    ],
  }),
  'en-US': (p) => ({
    title: 'About Hojip',
    lead: 'Hojip is a market on the web: many shops, one cart, in Chinese, Korean and English.',
    sections: [
      {
        heading: 'Who we are',
        paragraphs: [
          'Hojip (好集) means good things in one place: kimchi, cold noodles and rice from Yanbian, and good finds from all over China and beyond. The shops run their own business; we check them, handle payments and look after returns.',
        ],
      },
      {
        heading: 'How we work',
        paragraphs: ['We thought first about what worries you most:'],
        points: [
          'Payments go through WeChat Pay and Alipay, and the mall stands behind every return.',
          `If a shop has sent nothing within ${p.shipHours} hours, you can have all your money back.`,
          'Reviews come only from people who bought, and shops cannot delete them.',
          'No one pays for a place in our lists. The charts say how they are made.',
        ],
      },
      {
        heading: 'How to reach us',
        paragraphs: [
          'Call customer service when it is urgent. For ideas and complaints use “Feedback”: we reply within 3 working days. If you want to sell here, see “Sell with us”.',
        ],
      },
    ],
  }),
  'ko-KR': (p) => ({
    title: '호집 소개',
    lead: '호집은 온라인 장터예요. 여러 가게의 상품을 장바구니 하나에 담고, 한국어·중국어·영어로 둘러보세요.',
    sections: [
      {
        heading: '호집은',
        paragraphs: [
          '‘호집(好集)’은 좋은 물건이 모인 곳이라는 뜻이에요. 연변의 김치와 냉면, 쌀부터 중국 곳곳과 해외의 좋은 상품까지 있어요. 장사는 가게가 하고, 호집은 가게를 확인하고 결제와 교환·환불을 책임져요.',
        ],
      },
      {
        heading: '이렇게 해요',
        paragraphs: ['쇼핑할 때 걱정되는 일을 먼저 생각했어요.'],
        points: [
          '결제는 위챗페이와 알리페이로 하고, 교환·환불은 호집이 끝까지 챙겨요.',
          `가게가 ${p.shipHours}시간 안에 발송하지 않으면 전액 환불받을 수 있어요.`,
          '상품평은 구매한 분만 쓸 수 있고, 가게가 지울 수 없어요.',
          '광고비를 받고 순서를 바꾸지 않아요. 랭킹을 어떻게 정하는지는 랭킹 화면에 적어 두었어요.',
        ],
      },
      {
        heading: '연락하는 방법',
        paragraphs: [
          '급한 일은 고객센터로 전화해 주세요. 의견과 제안은 ‘의견 보내기’에 남겨 주시면 영업일 3일 안에 답변해 드려요. 가게를 열고 싶다면 ‘입점 안내’를 봐 주세요.',
        ],
      },
    ],
  }),
}
