import type { Article } from '../article.ts'
import type { Periods } from '../periods.ts'

export function shopAgreementEnUS(p: Periods): Article {
  return {
    title: 'Shop agreement',
    lead: 'Made when you apply for a shop; in force since 27 November 2026',
    sections: [
      {
        heading: '1. Who makes it',
        paragraphs: [
          'This agreement is between you and the operator of Hojip. You accept it when you send your application, and it takes effect when the application is admitted. If you apply for a company, you confirm that you may act for it.',
          'You are the seller: contracts of sale are between you and the buyer. Hojip shows your products, takes orders and payments, follows parcels and settles disputes. Joining is free.',
        ],
      },
      {
        heading: '2. What you send us',
        paragraphs: [
          'What you send is true and valid, you may use it to apply, and you tell us when it changes. Pictures of documents serve the admission only; nobody but you and the people who decide on it can see them.',
        ],
      },
      {
        heading: '3. Products',
        paragraphs: [],
        points: [
          'You sell only what you may sell. Food, imports and brands come with their licences, inspection papers or permissions.',
          'Titles, pictures, origins and prices are honest; a crossed-out price is one you really asked.',
          'No fake orders, no bought reviews, and no asking buyers to pay outside Hojip.',
        ],
      },
      {
        heading: '4. Shipping and returns',
        paragraphs: [],
        points: [
          `You ship within ${p.shipHours} hours of payment, with a real tracking number. Holidays that you have announced do not count; one lasts 15 days at most.`,
          `You answer return requests within ${p.answerHours} hours, after which they are accepted automatically, and inspect what comes back within ${p.inspectionDays} days.`,
          `Buyers may return products within ${p.returnDays} days of receipt without a reason, except where the law says otherwise. You pay the return shipping of faulty products.`,
        ],
      },
      {
        heading: '5. Buyers’ data',
        paragraphs: [
          'Names, phone numbers and addresses of buyers serve delivery and returns only, and go to nobody else. This binds your staff too, and you answer for leaks.',
        ],
      },
      {
        heading: '6. Money',
        paragraphs: [
          `Money is paid out after the buyer has confirmed receipt and the ${p.returnDays} days for returns are over. Orders with an open return wait for its end.`,
        ],
      },
      {
        heading: '7. Breaking the rules',
        paragraphs: [
          'If you break these rules, Hojip may take products down, or pause or close the shop, and says why. You can object. Orders that were placed are still fulfilled or refunded.',
        ],
      },
      {
        heading: '8. Leaving, changes and disputes',
        paragraphs: [
          'You can stop selling at any time; open orders and returns are finished.',
          'Changes of this agreement are announced at least seven days ahead. If you do not accept one, you can stop selling; orders from before it follow the earlier text.',
          'We settle disputes by talking first. If that fails, either side may go to the competent people’s court.',
        ],
      },
    ],
  }
}
