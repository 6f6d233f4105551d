import type { NoticeView, NoticeWords } from './words.ts'

function goods({ name, more }: NoticeView) {
  return more > 0 ? `${name} and ${more} more` : name
}

export const enUS: NoticeWords = {
  kinds: {
    orderPaid: (v) => ({
      title: 'Payment received',
      summary: `${goods(v)}. ${v.shop} is packing it`,
      body: [
        `We received <b>${v.money}</b>. ${v.shop} is packing your order.`,
        ...(v.to ? [`It arrives <b>${v.from} – ${v.to}</b>.`] : []),
        v.until
          ? `It ships by <b>${v.until}</b>. We will tell you when it is on its way.`
          : 'We will tell you when it is on its way.',
      ],
    }),
    orderLate: (v) => ({
      title: 'The shop has not shipped yet',
      summary: `${goods(v)}. Wait a little longer, or cancel for a full refund`,
      body: [
        `${v.shop} missed the time it promised to ship.`,
        'You can wait, or cancel in the order and get all your money back.',
      ],
    }),
    orderTimedOut: (v) => ({
      title: 'Order closed: it was not paid in time',
      summary: `${goods(v)}. Still want it? Buy it again`,
      body: [
        'The order was not paid in time, so it was closed. Nothing was charged.',
        'Still want it? Choose “Buy again” in the order.',
      ],
    }),
    orderCancelledLate: (v) => ({
      title: 'Order cancelled: the shop did not ship',
      summary: `${goods(v)}. ${v.money} is on its way back`,
      body: [
        `${v.shop} did not ship in time, so the order was cancelled.`,
        `<b>${v.money}</b> goes back the way you paid. We will tell you when it arrives.`,
      ],
    }),
    orderBroughtBack: (v) => ({
      title: 'Order cancelled: the parcel came back',
      summary: `${goods(v)}. ${v.money} is on its way back`,
      body: [
        'The parcel could not be delivered and was not sent again, so the order was cancelled.',
        `<b>${v.money}</b> goes back the way you paid. We will tell you when it arrives.`,
      ],
    }),
    orderReceived: (v) => ({
      title: 'Order completed',
      summary: `${goods(v)}. How do you like it? Write a review`,
      body: [
        'The time to confirm receipt has passed, so the order was completed.',
        'Something wrong with it? You can still ask for a refund. Reviews are welcome too.',
      ],
    }),
    orderShipped: (v) => ({
      title: 'Shipped',
      summary: `On its way: ${goods(v)}`,
      body: [`${v.shop} has shipped your order. Open tracking to see where it is.`],
    }),
    orderPartlyShipped: (v) => ({
      title: 'Part of your order has shipped',
      summary: `${goods(v)}. The rest follows separately`,
      body: [`${v.shop} has shipped part of your order. The rest follows separately.`],
    }),
    orderDelivered: (v) => ({
      title: 'Delivered',
      summary: `${goods(v)}. Please confirm receipt`,
      body: [
        'The carrier reports that your parcel was delivered. Please check that all is well.',
        v.until
          ? `If so, confirm receipt. It is confirmed by itself on <b>${v.until}</b>.`
          : 'If so, confirm receipt.',
      ],
    }),
    parcelSilent: (v) => ({
      title: 'No news of your parcel for days',
      summary: `${goods(v)}. We are looking into it`,
      body: [
        'The carrier has not reported for days. We are looking into it with the shop.',
        'If you do not want to wait, ask for a refund in the order.',
      ],
    }),
    parcelReturned: (v) => ({
      title: 'Your parcel went back to the shop',
      summary: `${goods(v)}. It is sent again, or refunded`,
      body: [
        'The parcel could not be delivered and is back at the shop.',
        'The shop can send it again. If it does not, the order is cancelled and fully refunded.',
      ],
    }),
    receiptPutOff: (v) => ({
      title: 'You have more time to confirm receipt',
      summary: v.until ? `${goods(v)}. Confirmed automatically on ${v.until}` : goods(v),
      body: [
        'The shop has put off automatic receipt of this order, so that you can wait for the product and look at it first.',
        ...(v.until ? [`Receipt is now confirmed automatically on <b>${v.until}</b>.`] : []),
      ],
    }),
    offerMade: (v) => ({
      title: `${v.shop} offers you a refund of ${v.money}`,
      summary: `${goods(v)}. Answer by ${v.until}`,
      body: [
        `The shop offers to refund <b>${v.money}</b>. Nothing has to be sent back. If you accept, the money goes back the way you paid.`,
        `Answer by <b>${v.until}</b>. After that it counts as declined.`,
      ],
    }),
    paymentDue: (v) => ({
      title: 'One step left: payment',
      summary: `${goods(v)}, ${v.money}, until ${v.until}`,
      body: [`<b>${v.money}</b> is not paid yet. Pay by <b>${v.until}</b>, or the order is closed.`],
    }),
    refundArrived: (v) => ({
      title: `Refund of ${v.money} arrived`,
      summary: v.way ? `Back to ${v.way}. ${goods(v)}` : `Back the way you paid. ${goods(v)}`,
      body: [
        `<b>${v.money}</b> went back to ${v.way || 'where it was paid from'}.`,
        'Some bank cards take up to 3 working days to show it.',
      ],
    }),
    refundPaidOffline: (v) => ({
      title: `Refund of ${v.money} transferred`,
      summary: goods(v),
      body: [`It could not go back the way you paid, so we transferred <b>${v.money}</b> to you.`],
    }),
    refundFailed: (v) => ({
      title: 'Your refund failed. We are on it',
      summary: `${v.money}, ${goods(v)}`,
      body: [
        `The payment provider refused to pay <b>${v.money}</b> back. Our staff is looking after it.`,
        'Your money is safe. We will tell you when it is done.',
      ],
    }),
    refundStuck: (v) => ({
      title: 'Your refund takes longer than usual',
      summary: `${v.money}. We are asking the provider`,
      body: [`<b>${v.money}</b> has not arrived yet. Our staff is asking the payment provider.`],
    }),
    refundAgreed: (v) => ({
      title: 'The shop agreed to refund you',
      summary: `${v.money}, ${goods(v)}`,
      body: [`<b>${v.money}</b> goes back the way you paid. We will tell you when it arrives.`],
    }),
    returnAgreed: (v) => ({
      title: 'You can send it back now',
      summary: v.until ? `${goods(v)}. Send it by ${v.until}` : goods(v),
      body: [
        'The shop agreed to the return. The address is in the after-sales details.',
        v.until
          ? `Send it by <b>${v.until}</b> and enter the tracking number, or the request is closed.`
          : 'Once sent, enter the tracking number in the after-sales details.',
      ],
    }),
    refundRejected: (v) => ({
      title: 'The shop declined your refund',
      summary: `${goods(v)}. You can ask the mall to decide`,
      body: [
        'The shop gave its reason in the after-sales details.',
        v.until
          ? `If you disagree, ask the mall to decide by <b>${v.until}</b>.`
          : 'If you disagree, ask the mall to decide.',
      ],
    }),
    refundOffered: (v) => ({
      title: 'The shop made another offer',
      summary: v.until ? `${goods(v)}. Answer by ${v.until}` : goods(v),
      body: [
        'The shop made another offer for your request. Have a look whether you accept it.',
        ...(v.until ? [`Answer by <b>${v.until}</b>. After that it counts as declined.`] : []),
      ],
    }),
    returnArrived: (v) => ({
      title: 'Your return arrived at the shop',
      summary: `${goods(v)}. The shop is checking it`,
      body: [
        v.until
          ? `The shop checks it by <b>${v.until}</b>. If all is well, you are refunded.`
          : 'If all is well, you are refunded.',
      ],
    }),
    inspectionPassed: (v) => ({
      title: 'Return accepted: you get a refund',
      summary: `${v.money}, ${goods(v)}`,
      body: [`<b>${v.money}</b> goes back the way you paid. We will tell you when it arrives.`],
    }),
    inspectionFailed: (v) => ({
      title: 'The shop did not accept your return',
      summary: `${goods(v)}. You can ask the mall to decide`,
      body: [
        'The shop gave its reason in the after-sales details.',
        v.until
          ? `If you disagree, ask the mall to decide by <b>${v.until}</b>.`
          : 'If you disagree, ask the mall to decide.',
      ],
    }),
    returnLapsed: (v) => ({
      title: 'Request closed: nothing was sent back',
      summary: goods(v),
      body: [
        'No tracking number was entered in time, so the request was closed.',
        'While the time for refunds runs, you can ask again.',
      ],
    }),
    appealGranted: (v) => ({
      title: 'The mall decided for your refund',
      summary: `${v.money}, ${goods(v)}`,
      body: [`We heard both sides and decided to refund you. <b>${v.money}</b> goes back the way you paid.`],
    }),
    appealReturn: (v) => ({
      title: 'The mall decided: return and refund',
      summary: v.until ? `${goods(v)}. Send it by ${v.until}` : goods(v),
      body: [
        'We heard both sides: send it back and get your money. The address is in the after-sales details.',
        ...(v.until ? [`Send it by <b>${v.until}</b> and enter the tracking number.`] : []),
      ],
    }),
    appealRefused: (v) => ({
      title: 'The mall did not grant this refund',
      summary: goods(v),
      body: ['We heard both sides and did not grant the refund. The reason is in the after-sales details.'],
    }),
    refundClosed: (v) => ({
      title: 'After-sales request closed',
      summary: goods(v),
      body: ['This request was closed. What happened is in the after-sales details.'],
    }),
    priceFell: (v) => ({
      title: `Something you like costs ${v.off} less`,
      summary: `${v.name}, ${v.was} → ${v.money}`,
      body: [`<b>${v.name}</b> now costs <b>${v.money}</b>, down ${v.off} from ${v.was}.`],
    }),
    restocked: (v) => ({
      title: 'Something you like is back in stock',
      summary: `${v.name}, ${v.money}`,
      body: [`<b>${v.name}</b> is back in stock at <b>${v.money}</b>.`],
    }),
    alertStock: (v) => ({
      title: 'The option you waited for is back',
      summary: `${v.name}, ${v.money}`,
      body: [`<b>${v.name}</b> is back in stock at <b>${v.money}</b>. You are told only once.`],
    }),
    alertPrice: (v) => ({
      title: `Down to ${v.money}`,
      summary: `${v.name}, ${v.money}`,
      body: [
        `<b>${v.name}</b> now costs <b>${v.money}</b>, the price you asked for. You are told only once.`,
      ],
    }),
    commentReplied: (v) => ({
      title: 'The shop answered your review',
      summary: `${v.shop}: ${v.text}`,
      body: [`<b>${v.shop}</b> answered:`, v.text],
    }),
    questionAnswered: (v) => ({
      title: v.shop ? 'The shop answered your question' : 'A buyer answered your question',
      summary: v.shop ? `${v.shop}: ${v.text}` : v.text,
      body: [
        `You asked: “${v.asked}”`,
        v.shop ? `<b>${v.shop}</b> answered:` : `Somebody who bought <b>${v.name}</b> answered:`,
        v.text,
      ],
    }),
    identityLinked: (v) => ({
      title: `${v.way} sign-in added`,
      summary: 'Not you? Unlink it and change your password now',
      body: [
        `You can now sign in with <b>${v.way}</b>.`,
        'If this was not you, unlink it in the account settings and change your password right away.',
      ],
    }),
    serviceAnswered: (v) => ({ title: 'Customer service answered you', summary: v.text, body: [v.text] }),
    feedbackAnswered: (v) => ({
      title: 'Your feedback has an answer',
      summary: v.text,
      body: [v.text, `You had written: ${v.asked}`],
    }),
    applicationMore: (v) => ({
      title: 'Your shop application needs more',
      summary: `${v.shop}: ${v.text}`,
      body: [
        `Something is still missing in your application for ${v.shop}:`,
        v.text,
        'Add it and send the application again, and we will go on from there.',
      ],
    }),
    applicationRefused: (v) => ({
      title: 'Your shop application was not accepted',
      summary: `${v.shop}: ${v.text}`,
      body: [`We are sorry: your application for ${v.shop} was not accepted.`, v.text],
    }),
    applicationAdmitted: (v) => ({
      title: 'Your shop can open',
      summary: `${v.shop} was accepted. Set a password for the business site first`,
      body: [
        `Congratulations: <b>${v.shop}</b> can open.`,
        ...(v.text ? [v.text] : []),
        'Set a password for the business site, then sign in there to add products and delivery fees.',
      ],
    }),
    reportUpheld: (v) => ({
      title: 'Your report was right',
      summary: v.name ? `“${v.name}”. We are acting on it` : 'We are acting on it',
      body: [
        v.name
          ? `We checked <b>“${v.name}”</b> and agree with your report.`
          : 'We checked and agree with your report.',
        'We are acting on it. Thank you for looking out for others.',
      ],
    }),
    reportDismissed: (v) => ({
      title: 'We found no violation',
      summary: v.name ? `You reported “${v.name}”` : 'Your report has been checked',
      body: [
        v.name
          ? `We checked <b>“${v.name}”</b>, which you reported, and found no violation.`
          : 'We checked your report and found no violation.',
        'If there is something new, you can report it again.',
      ],
    }),
    reportLifted: (v) => ({
      title: 'We undid our action on your report',
      summary: v.name ? `“${v.name}”. We looked again and undid it` : 'We looked again and undid it',
      body: [
        v.name
          ? `After your report on <b>“${v.name}”</b> we took action. We have looked again and undone it.`
          : 'After your report we took action. We have looked again and undone it.',
        'If you disagree, please contact customer service.',
      ],
    }),
    wordsRemoved: (v) => ({
      title: 'Something you wrote was removed',
      summary: v.name ? `“${v.name}”. Reason: ${v.text}` : `Reason: ${v.text}`,
      body: [
        v.name
          ? `We removed <b>“${v.name}”</b>, and others no longer see it.`
          : 'We removed something you wrote, and others no longer see it.',
        `Reason: ${v.text}`,
        'If you disagree, please contact customer service.',
      ],
    }),
    wordsBack: (v) => ({
      title: 'What you wrote is back',
      summary: v.name ? `“${v.name}” shows again` : 'It shows again',
      body: [v.name ? `<b>“${v.name}”</b> shows again.` : 'What we removed shows again.', v.text],
    }),
  },
  newer: {
    title: 'You have a new message',
    summary: 'The mall is being updated. Open it again in a few minutes',
    body: ['The mall is being updated. You can read this message in a few minutes.'],
  },
  places: {
    offer: 'See the offer',
    order: 'Order details',
    track: 'Track parcel',
    pay: 'Pay now',
    refund: 'After-sales details',
    comment: 'Write a review',
    comments: 'My reviews',
    questions: 'See the answers',
    product: 'View product',
    saved: 'Saved products',
    cheaper: 'All price drops',
    account: 'Account settings',
    answer: 'See the answer',
    feedback: 'My feedback',
    reports: 'My reports',
    application: 'See the application',
    shop: 'Ask the shop',
    service: 'Ask customer service',
  },
  providers: { wechat: 'WeChat', alipay: 'Alipay' },
  statuses: { 0: 'To pay', 3: 'To ship', 4: 'On the way', 5: 'Completed', 99: 'Closed' },
  order: (code) => `Order ${code}`,
  soldOut: 'Sold out',
  offSale: 'No longer sold',
  onSale: 'In stock',
}
