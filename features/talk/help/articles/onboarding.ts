import type { ArticleTexts } from './article.ts'

export const onboarding: ArticleTexts = {
  'zh-CN': (p) => ({
    title: '商家入驻',
    lead: '做的是好东西，就来好集开店。入驻不收费，审核三个工作日内答复。',
    sections: [
      {
        heading: '谁可以入驻',
        paragraphs: [
          '有营业执照的企业和个体工商户都可以申请，没有执照的个人也可以。我们特别欢迎延边和东北的特产、农产品和手工作坊。',
        ],
      },
      {
        heading: '要准备什么',
        paragraphs: [],
        points: [
          '营业执照（个人不用），经营者身份证明。',
          '卖食品：食品经营许可证或食品生产许可证。',
          '卖品牌商品：商标证书或品牌授权书；卖进口商品：报关和检疫单据。',
          '店铺名称、标志、客服电话，发货和退货地址。',
        ],
      },
      {
        heading: '怎样申请',
        paragraphs: [],
        points: [
          '用好集账号登录，点页面最上面的“商家入口”，填写申请并上传证件照片，最后用短信验证码确认。',
          '三个工作日内告诉你审核结果；资料不全的，会一次说清要补什么。',
          '审核通过后设置商家密码，登录商家中心上架商品、设定运费、处理订单。',
        ],
      },
      {
        heading: '开店以后的约定',
        paragraphs: [],
        points: [
          `买家付款后 ${p.shipHours} 小时内发货，填写真实的运单号。`,
          `售后申请 ${p.answerHours} 小时内答复，过时系统自动同意；退回的商品 ${p.inspectionDays} 天内验收。`,
          `快递退回的包裹 ${p.broughtBackDays} 天内联系买家重新寄出，过时系统自动退款。`,
          '标题、图片、产地、价格要真实，不刷单，不买评价。',
          '只为送货使用买家的姓名、电话和地址，不留作他用。',
        ],
      },
      {
        heading: '货款',
        paragraphs: [
          `买家确认收货后，过了 ${p.returnDays} 天退货期，货款可以结算。还在售后中的订单，等售后结束再结算。`,
        ],
      },
    ],
  }),
  'en-US': (p) => ({
    title: 'Sell with us',
    lead: 'If you make good things, open a shop on Hojip. Joining is free, and we answer within three working days.',
    sections: [
      {
        heading: 'Who can join',
        paragraphs: [
          'Companies and sole traders with a business licence, and private persons without one. We especially welcome farms, workshops and makers from Yanbian and the north-east.',
        ],
      },
      {
        heading: 'What you need',
        paragraphs: [],
        points: [
          'A business licence (private persons need none), and proof of who runs the business.',
          'For food: a licence to trade in or to make food.',
          'For brands: the trade mark or the owner’s permission. For imports: customs and quarantine documents.',
          'The shop’s name and logo, a phone number for customers, and addresses for shipping and returns.',
        ],
      },
      {
        heading: 'How to apply',
        paragraphs: [],
        points: [
          'Sign in with your Hojip account, open “For shops” at the top of the page, fill in the application, upload pictures of your documents, and confirm with a code by SMS.',
          'We answer within three working days. If documents are missing, we list all of them at once.',
          'Once approved, you set a password for the business site, where you list products, set delivery fees and handle orders.',
        ],
      },
      {
        heading: 'What shops promise',
        paragraphs: [],
        points: [
          `To ship within ${p.shipHours} hours of payment, with a real tracking number.`,
          `To answer requests for returns within ${p.answerHours} hours, after which they are granted automatically, and to inspect returned products within ${p.inspectionDays} days.`,
          `To send parcels that a carrier returns again within ${p.broughtBackDays} days, after which the buyer is refunded automatically.`,
          'To be honest about titles, pictures, origin and price; no fake orders and no bought reviews.',
          'To use a buyer’s name, phone number and address for the delivery only.',
        ],
      },
      {
        heading: 'Your money',
        paragraphs: [
          `It can be paid out once the buyer has confirmed receipt and the ${p.returnDays} days for returns are over. Orders with an open return wait until that is closed.`,
        ],
      },
    ],
  }),
  'ko-KR': (p) => ({
    title: '입점 안내',
    lead: '좋은 상품을 만든다면 호집에서 가게를 열어 보세요. 입점비는 없고, 영업일 3일 안에 답해 드려요.',
    sections: [
      {
        heading: '누가 입점할 수 있나요',
        paragraphs: [
          '사업자등록을 한 법인과 개인사업자는 물론, 사업자등록이 없는 개인도 신청할 수 있어요. 연변과 동북 지역의 특산품, 농산물, 수공예 공방을 특히 환영해요.',
        ],
      },
      {
        heading: '준비할 서류',
        paragraphs: [],
        points: [
          '사업자등록증(개인은 필요 없음)과 대표자 신분 확인 서류',
          '식품 판매: 식품 판매 허가증 또는 제조 허가증',
          '브랜드 상품: 상표 등록증이나 판매 권한 서류, 수입 상품: 통관·검역 서류',
          '가게 이름과 로고, 고객 문의 전화, 발송지와 반품지 주소',
        ],
      },
      {
        heading: '신청 방법',
        paragraphs: [],
        points: [
          '호집 계정으로 로그인하고 페이지 맨 위의 ‘판매자 센터’에서 신청서를 쓰고 서류 사진을 올린 뒤 문자 인증번호로 확인해 주세요.',
          '영업일 3일 안에 결과를 알려 드려요. 부족한 서류가 있으면 한 번에 안내해요.',
          '승인되면 판매자 비밀번호를 정하고 판매자 센터에서 상품을 올리고 배송비를 정하고 주문을 처리해요.',
        ],
      },
      {
        heading: '판매자의 약속',
        paragraphs: [],
        points: [
          `결제 후 ${p.shipHours}시간 안에 발송하고 실제 운송장 번호를 입력해요.`,
          `교환·환불 신청에는 ${p.answerHours}시간 안에 답해요. 지나면 자동으로 승인돼요. 돌아온 상품은 ${p.inspectionDays}일 안에 확인해요.`,
          `배송되지 못해 돌아온 택배는 ${p.broughtBackDays}일 안에 구매자에게 연락해 다시 보내요. 지나면 자동으로 환불돼요.`,
          '상품명, 사진, 원산지, 가격을 사실대로 쓰고, 허위 주문과 상품평 구매를 하지 않아요.',
          '구매자의 이름, 연락처, 주소는 배송에만 사용해요.',
        ],
      },
      {
        heading: '정산',
        paragraphs: [
          `구매자가 구매확정하고 반품 기간 ${p.returnDays}일이 지나면 정산할 수 있어요. 교환·환불이 진행 중인 주문은 끝난 뒤에 정산해요.`,
        ],
      },
    ],
  }),
}
