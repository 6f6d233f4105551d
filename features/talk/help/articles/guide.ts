import type { ArticleTexts } from './article.ts'

export const guide: ArticleTexts = {
  'zh-CN': (p) => ({
    title: '购物流程',
    lead: '第一次来好集？从挑选到收货，照着这五步走就行。',
    sections: [
      {
        heading: '一、找到想要的',
        paragraphs: ['在搜索框里写商品或店铺的名字，也可以从“全部分类”一层层往下找。'],
        points: [
          '列表上方可以按品牌、价格、是否包邮来筛选，按销量或价格排序。',
          '点心形收藏，降价了在收藏页看得到；想常逛的店铺可以关注。',
        ],
      },
      {
        heading: '二、选规格，加入购物车',
        paragraphs: [
          '在商品页选好口味、重量或尺码，价格和库存会跟着变。不买别的，就点“立即购买”；还想再看看，先加入购物车。没登录也可以加，登录后会并到你的账号里。',
        ],
      },
      {
        heading: '三、确认订单',
        paragraphs: [
          '填好收货地址，页面会算出每家店铺的运费和到手总价。几家店铺的商品可以一起结算，下单后由各家分别发货。',
        ],
      },
      {
        heading: '四、付款',
        paragraphs: [
          `可以用微信支付或支付宝，请在 ${p.payMinutes} 分钟内付完。付款成功后，店铺会在 ${p.shipHours} 小时内发货。`,
        ],
      },
      {
        heading: '五、收货、评价',
        paragraphs: [
          '在订单里随时能看到包裹走到哪里。收到后检查一下，没有问题就确认收货，再写几句评价，给后来的人参考。有问题先别确认，在订单里申请售后。',
        ],
      },
    ],
  }),
  'en-US': (p) => ({
    title: 'How to shop',
    lead: 'New to Hojip? Five steps from looking around to opening the parcel.',
    sections: [
      {
        heading: '1. Find what you want',
        paragraphs: ['Search for a product or a shop, or walk through “All categories”.'],
        points: [
          'Above a list you can filter by brand, price and free delivery, and sort by sales or price.',
          'Tap the heart to save a product; your saved products show when its price drops. Follow shops you like.',
        ],
      },
      {
        heading: '2. Choose and add to cart',
        paragraphs: [
          'Pick flavour, weight or size; price and stock follow. Buy at once, or add to your cart and look on. You need no account for the cart: it moves to yours when you sign in.',
        ],
      },
      {
        heading: '3. Check your order',
        paragraphs: [
          'Enter your address, and the page works out each shop’s delivery fee and the total. You can check out with several shops at once; each sends its own parcel.',
        ],
      },
      {
        heading: '4. Pay',
        paragraphs: [
          `Pay by WeChat Pay or Alipay within ${p.payMinutes} minutes. The shop then sends your goods within ${p.shipHours} hours.`,
        ],
      },
      {
        heading: '5. Receive and review',
        paragraphs: [
          'Your order shows where the parcel is. Check what arrives, confirm receipt, and leave a few words for the next shopper. If something is wrong, do not confirm: apply for after-sales in your order.',
        ],
      },
    ],
  }),
  'ko-KR': (p) => ({
    title: '이용 방법',
    lead: '호집이 처음이신가요? 고르는 것부터 받는 것까지 다섯 단계면 돼요.',
    sections: [
      {
        heading: '1. 상품 찾기',
        paragraphs: ['검색창에 상품이나 가게 이름을 입력하거나 ‘전체 카테고리’에서 찾아보세요.'],
        points: [
          '목록 위에서 브랜드, 가격, 무료 배송으로 거르고 판매량이나 가격 순으로 볼 수 있어요.',
          '하트를 누르면 찜할 수 있고, 가격이 내려가면 찜 목록에서 보여 드려요. 자주 가는 가게는 단골로 등록해 보세요.',
        ],
      },
      {
        heading: '2. 옵션 고르고 담기',
        paragraphs: [
          '맛, 무게, 사이즈를 고르면 가격과 재고가 바뀌어요. 바로 구매하거나 장바구니에 담아 두고 더 둘러보세요. 로그인하지 않고 담아도 로그인하면 내 장바구니로 옮겨져요.',
        ],
      },
      {
        heading: '3. 주문 확인하기',
        paragraphs: [
          '배송지를 입력하면 가게별 배송비와 총 결제 금액을 계산해 드려요. 여러 가게의 상품을 한 번에 결제할 수 있고, 상품은 가게마다 따로 보내요.',
        ],
      },
      {
        heading: '4. 결제하기',
        paragraphs: [
          `위챗페이나 알리페이로 ${p.payMinutes}분 안에 결제해 주세요. 결제가 끝나면 가게가 ${p.shipHours}시간 안에 상품을 보내요.`,
        ],
      },
      {
        heading: '5. 받고 상품평 쓰기',
        paragraphs: [
          '택배가 어디쯤 왔는지 주문에서 볼 수 있어요. 상품을 확인한 뒤 구매확정을 누르고, 다음 분을 위해 상품평을 남겨 주세요. 문제가 있으면 구매확정하지 말고 주문에서 교환·환불을 신청해 주세요.',
        ],
      },
    ],
  }),
}
