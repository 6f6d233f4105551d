import type { Article } from '../article.ts'

export const privacyPolicyEnUS: Article = {
  title: 'Privacy policy',
  lead: 'In force from 20 November 2026',
  sections: [
    {
      heading: '1. What we collect',
      paragraphs: [
        'Signing in: your phone number, the time, network address and browser, to make sure that it is you.',
        'Shopping: the name, phone and address of the person who receives the parcel, and your orders, payments and deliveries, to bring you the goods.',
        'Searching: the last 20 searches of your account, so that you find them again. You can delete each or all of them in the search box.',
        'Until you sign in, your cart and your recent searches stay in your browser.',
      ],
    },
    {
      heading: '2. What we do not collect',
      paragraphs: [
        'We read neither your contacts nor your photos nor your position, and keep no card numbers or payment passwords; you pay at WeChat Pay or Alipay.',
      ],
    },
    {
      heading: '3. Who sees it',
      paragraphs: [
        'A shop sees the delivery details of its own orders, a carrier what it needs to deliver, a payment provider what it needs for the payment.',
        'Nobody else gets your data unless the law demands it, and we never sell it.',
      ],
    },
    {
      heading: '4. How it is protected',
      paragraphs: [
        'Codes and sign-in tokens are kept only as digests that cannot be turned back. Phone numbers are masked in pages and logs. Staff may look only at what a case needs, and looking leaves a record.',
      ],
    },
    {
      heading: '5. How long it is kept',
      paragraphs: [
        'Sign-in records for six months; orders and payments for three years, as the law requires. After that they are deleted or made anonymous.',
      ],
    },
    {
      heading: '6. What stays in your browser',
      paragraphs: [
        'Necessary cookies keep you signed in and remember your language; local storage keeps a visitor’s cart, recent searches and recently viewed products, and open pages; when you sign in, the first three move to your account. There is no tracking for advertising. Signing out clears what belongs to you.',
      ],
    },
    {
      heading: '7. Your rights',
      paragraphs: [
        'You may see, correct and delete your data and withdraw your consent. Contact customer service; we answer within fifteen working days.',
      ],
    },
  ],
}
