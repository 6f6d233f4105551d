import type { Article } from '../article.ts'

export const userAgreementEnUS: Article = {
  title: 'User agreement',
  lead: 'In force from 20 November 2026',
  sections: [
    {
      heading: '1. Who agrees',
      paragraphs: [
        'This is an agreement between you and the company that runs Hojip. Ticking the box and signing in means that you have read and accept it.',
        'Goods are sold by the shops. Your order makes a contract of sale between you and the shop; Hojip shows the goods, takes the order and the payment, tracks the parcel and settles disputes.',
      ],
    },
    {
      heading: '2. Your account',
      paragraphs: [
        'You sign in with your phone number and a code sent by SMS; the first sign-in opens your account. Tell the code to nobody. Our staff will never ask for it.',
        'The account is for you alone. If somebody else uses it, sign out and contact customer service at once.',
      ],
    },
    {
      heading: '3. Prices and orders',
      paragraphs: [
        'Price, delivery fee and stock are those the server finds when you place the order. If anything has changed you are told first, and you are never charged an amount you have not seen.',
        'Pay within the time shown. After that the order closes by itself, the stock goes back, and you are not charged.',
      ],
    },
    {
      heading: '4. Payment',
      paragraphs: [
        'Payment is made through WeChat Pay or Alipay; Hojip keeps no card details. Money that arrives twice, or after an order has closed, goes back the way it came.',
      ],
    },
    {
      heading: '5. Delivery',
      paragraphs: [
        'The shop ships within the time it has promised, and you can follow the parcel in your order. Confirm receipt once you have checked the goods; if you do not, it is confirmed automatically some days after delivery.',
      ],
    },
    {
      heading: '6. What is not allowed',
      paragraphs: [
        'Do not publish anything unlawful, infringing or untrue, and do not use programs to grab goods, fake sales or disturb the service. We may limit features and, in serious cases, close the account.',
      ],
    },
    {
      heading: '7. Liability',
      paragraphs: [
        'The shop answers for loss caused by its goods or services as the law provides; Hojip answers where it fails in its own duties. Nothing here takes away rights the law gives you.',
      ],
    },
    {
      heading: '8. Changes and disputes',
      paragraphs: [
        'Changes are announced in advance, and you are asked again when they are substantial. Disputes are first talked over; if that fails, you may go to the competent court where you live.',
      ],
    },
  ],
}
