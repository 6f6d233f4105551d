import type { ArticleTexts } from './article.ts'

export const payment: ArticleTexts = {
  'zh-CN': (p) => ({
    title: '支付方式',
    lead: '好集支持微信支付和支付宝，付款在它们的页面上完成。',
    sections: [
      {
        heading: '微信支付',
        paragraphs: [
          '在电脑上选择“微信支付”，用微信扫一扫页面上的二维码；在手机上点“微信支付”，会打开微信。核对金额后付款，付完页面会告诉你结果。',
        ],
      },
      {
        heading: '支付宝',
        paragraphs: [
          '在电脑上用支付宝扫码，也可以打开支付宝页面登录付款；在手机上会打开支付宝。付款后回到好集，页面会告诉你结果。',
        ],
      },
      {
        heading: '一次付几家店铺的订单',
        paragraphs: [
          '购物车里有几家店铺的商品，也只需付一次款。好集按店铺分成几笔订单，之后发货、售后分别处理。',
        ],
      },
      {
        heading: '常见问题',
        paragraphs: [],
        points: [
          `付款时间是 ${p.payMinutes} 分钟，过时订单自动关闭。`,
          '钱付了，订单还是待付款？请点收银台上的“我已付款”，系统会立刻向支付机构核实。',
          '订单关闭以后才到账的钱、重复付的钱，都会原路退回。',
          '没有货到付款，也不接受转账到个人账户。有人要求你私下转账，请不要付，并告诉我们。',
        ],
      },
      {
        heading: '安全',
        paragraphs: ['好集不接触也不保存你的银行卡号和支付密码。收款结果只以支付机构的正式通知为准。'],
      },
    ],
  }),
  'en-US': (p) => ({
    title: 'Payment methods',
    lead: 'Hojip takes WeChat Pay and Alipay. You pay on their own pages.',
    sections: [
      {
        heading: 'WeChat Pay',
        paragraphs: [
          'On a computer, choose WeChat Pay and scan the code with WeChat; on a phone, the button opens WeChat. Check the amount and pay; the page tells you the result.',
        ],
      },
      {
        heading: 'Alipay',
        paragraphs: [
          'On a computer, scan the code with Alipay or sign in on its page; on a phone, Alipay opens. When you come back to Hojip, the page tells you the result.',
        ],
      },
      {
        heading: 'Several shops, one payment',
        paragraphs: [
          'You pay once, however many shops are in your cart. Hojip makes one order for each shop; dispatch and returns are handled separately from there.',
        ],
      },
      {
        heading: 'Questions we are often asked',
        paragraphs: [],
        points: [
          `You have ${p.payMinutes} minutes to pay. After that the order closes.`,
          'Paid, but the order still says unpaid? Press “I have paid”: we ask the payment provider at once.',
          'Money that arrives after an order has closed, or arrives twice, goes back the way it came.',
          'There is no cash on delivery and no transfer to private accounts. If somebody asks you for one, do not pay, and tell us.',
        ],
      },
      {
        heading: 'Security',
        paragraphs: [
          'Hojip neither sees nor keeps your card number or payment password. An order counts as paid only when the provider itself confirms it.',
        ],
      },
    ],
  }),
  'ko-KR': (p) => ({
    title: '결제 방법',
    lead: '위챗페이와 알리페이로 결제할 수 있어요. 결제는 각 서비스의 화면에서 이루어져요.',
    sections: [
      {
        heading: '위챗페이',
        paragraphs: [
          '컴퓨터에서는 위챗페이를 고르고 위챗으로 QR 코드를 스캔해 주세요. 휴대폰에서는 버튼을 누르면 위챗이 열려요. 금액을 확인하고 결제하면 결과를 알려 드려요.',
        ],
      },
      {
        heading: '알리페이',
        paragraphs: [
          '컴퓨터에서는 알리페이로 QR 코드를 스캔하거나 알리페이 화면에서 결제하고, 휴대폰에서는 알리페이가 열려요. 결제 후 호집으로 돌아오면 결과를 알려 드려요.',
        ],
      },
      {
        heading: '여러 가게를 한 번에',
        paragraphs: [
          '장바구니에 여러 가게의 상품이 있어도 결제는 한 번이면 돼요. 주문은 가게별로 나뉘고, 배송과 교환·환불도 따로 진행돼요.',
        ],
      },
      {
        heading: '자주 묻는 질문',
        paragraphs: [],
        points: [
          `결제 시간은 ${p.payMinutes}분이에요. 시간이 지나면 주문이 자동으로 취소돼요.`,
          '결제했는데 아직 결제 대기인가요? 결제 화면의 ‘결제했어요’를 누르면 결제사에 바로 확인해요.',
          '주문이 취소된 뒤 들어온 금액이나 두 번 결제된 금액은 결제한 수단으로 돌려드려요.',
          '착불 결제와 개인 계좌 이체는 받지 않아요. 따로 송금을 요구받으면 보내지 말고 고객센터에 알려 주세요.',
        ],
      },
      {
        heading: '안전',
        paragraphs: [
          '호집은 카드 번호와 결제 비밀번호를 보지도 저장하지도 않아요. 결제사가 직접 확인해 준 결제만 완료로 처리해요.',
        ],
      },
    ],
  }),
}
