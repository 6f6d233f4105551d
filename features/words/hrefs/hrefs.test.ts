import { createMatcher } from '@hojip/platform/site'
import { describe, expect, test } from 'vitest'
import { pages as shops } from '../../../apps/business/rooms.ts'
import { pages as shoppers } from '../../../apps/storefront/rooms.ts'
import * as accounts from './rules/accounts.ts'
import * as addresses from './rules/addresses.ts'
import * as admission from './rules/admission.ts'
import * as aftersales from './rules/aftersales.ts'
import * as books from './rules/books.ts'
import * as browse from './rules/browse.ts'
import * as cart from './rules/cart.ts'
import * as chat from './rules/chat.ts'
import * as checkout from './rules/checkout.ts'
import * as comments from './rules/comments.ts'
import * as favourites from './rules/favourites.ts'
import * as figures from './rules/figures.ts'
import * as freight from './rules/freight.ts'
import * as feedback from './rules/feedback.ts'
import * as footprints from './rules/footprints.ts'
import * as health from './rules/health.ts'
import * as pauses from './rules/pauses.ts'
import * as settings from './rules/settings.ts'
import * as frontPages from './rules/front-pages.ts'
import * as halls from './rules/halls.ts'
import * as help from './rules/help.ts'
import * as notices from './rules/messages/notices.ts'
import * as orders from './rules/orders.ts'
import * as payments from './rules/payments.ts'
import * as products from './rules/products.ts'
import * as questions from './rules/questions.ts'
import * as reports from './rules/reports.ts'
import * as saleQueues from './rules/sale-queues.ts'
import * as search from './rules/search.ts'
import * as catalog from './rules/catalog.ts'
import * as ownShop from './rules/shops.ts'
import * as supervision from './rules/supervision.ts'
import * as sharing from './rules/sharing.ts'
import * as demoFaults from './rules/demo-faults.ts'
import * as shipping from './rules/shipping.ts'
import * as staff from './rules/staff.ts'
import * as stock from './rules/stock.ts'
import * as suggestions from './rules/suggestions.ts'

const matchPage = createMatcher([...shoppers, ...shops])

/** An example address for each export, and the pattern of the page that it leads to. */
type Examples = Record<string, [href: string, pattern: string]>

const { orderHref, ordersHref, shopOrderHref, shopOrdersHref, snapshotHref, trackHref } = orders
const ofOrders: Examples = {
  ordersHref: [ordersHref({ type: 4, words: '茶 100%', page: 2 }), '/orders'],
  orderHref: [orderHref('7'), '/orders/$id'],
  trackHref: [trackHref('7'), '/orders/$id'],
  snapshotHref: [snapshotHref('7', '8'), '/orders/$id/snapshot/$line'],
  shopOrdersHref: [shopOrdersHref({ type: 3, page: 1 }), '/business/orders'],
  shopOrderHref: [shopOrderHref('7'), '/business/orders/$id'],
}

const ofAftersales: Examples = {
  refundsHref: [aftersales.refundsHref({ group: 'closed', page: 3 }), '/refunds'],
  offerHref: [aftersales.offerHref('7'), '/refundOffers/$id'],
  refundHref: [aftersales.refundHref('7'), '/refunds/$id'],
  applyHref: [aftersales.applyHref('7'), '/orders/$id/applyRefund'],
  applicationHref: [
    aftersales.applicationHref('7', [{ id: '8', units: 2 }, { id: '9' }], '10'),
    '/orders/$id/applicationRefund',
  ],
  shopRefundsHref: [aftersales.shopRefundsHref({ tab: 'all', code: '7' }), '/business/refunds'],
  returnAddressHref: [aftersales.returnAddressHref, '/business/refunds'],
  shopRefundHref: [aftersales.shopRefundHref('7'), '/business/refunds/$id'],
  appealsHref: [aftersales.appealsHref({ tab: 'money', page: 2 }), '/business/appeals'],
  appealHref: [aftersales.appealHref('7'), '/business/appeals/$id'],
}

const ofAccounts: Examples = {
  meHref: [accounts.meHref, '/me'],
  basicHref: [accounts.basicHref, '/me/basic'],
  signInHref: [accounts.signInHref({ type: '1', redirect: '/orders?type=4' }), '/login'],
  forgotHref: [accounts.forgotHref('/cart'), '/forgotpassword'],
  resetHref: [accounts.resetHref(), '/resetPassword'],
  relevanceHref: [accounts.relevanceHref, '/relevance'],
}

const ofStaff: Examples = {
  staffLoginHref: [staff.staffLoginHref, '/business/login'],
  staffSecurityHref: [staff.staffSecurityHref, '/business/security'],
  staffHref: [staff.staffHref, '/business/staff'],
  invitationHref: [staff.invitationHref('k2wq7zabcdefgh23'), '/business/invitation'],
  actsHref: [
    staff.actsHref({ of: 'mall', who: '7', kind: 'team', from: '2026-11-01', to: '2026-11-30', words: '茶' }),
    '/business/acts',
  ],
}

const ofAdmission: Examples = {
  joinHref: [admission.joinHref, '/business/join'],
  applicationsHref: [
    admission.applicationsHref({ state: 'more', q: '晨雾', page: 2 }),
    '/business/admission',
  ],
  applicationHref: [admission.applicationHref('7'), '/business/admission/$id'],
}

const ofBrowse: Examples = {
  homeHref: [browse.homeHref, '/'],
  previewHref: [browse.previewHref('home', 'a', 'ko-KR'), '/preview/home/$preview'],
  productHref: [browse.productHref('7'), '/goods/info/$id'],
  productQuestionsHref: [browse.productQuestionsHref('7'), '/goods/info/$id'],
  productsHref: [browse.productsHref, '/goods'],
  sortedProductsHref: [browse.sortedProductsHref('5'), '/goods'],
  categoryHref: [browse.categoryHref(['1', '2', '3']), '/goods'],
  searchHref: [browse.searchHref('茶/100% ?#'), '/goods/search/$str'],
  shopHref: [browse.shopHref('7', 'tea-house'), '/shop/$id/$logo'],
  searchInHref: [suggestions.searchInHref('茶', ['1', '2']), '/goods/search/$str'],
  brandHref: [suggestions.brandHref('长白林场'), '/goods'],
}

const ofPayments: Examples = {
  payHref: [payments.payHref('7'), '/pay/$id'],
  payChannelHref: [payments.payChannelHref('7', 'wechat', true), '/pay/$id/wechat'],
  paidHref: [payments.paidHref('7'), '/pay/$id/success'],
}

const rooms: Record<string, { room: Record<string, unknown>; examples: Examples }> = {
  accounts: { room: accounts, examples: ofAccounts },
  admission: { room: admission, examples: ofAdmission },
  addresses: { room: addresses, examples: { addressesHref: [addresses.addressesHref, '/me/address'] } },
  aftersales: { room: aftersales, examples: ofAftersales },
  'front-pages': {
    room: frontPages,
    examples: { frontPagesHref: [frontPages.frontPagesHref('korea'), '/business/front-pages'] },
  },
  books: { room: books, examples: { booksHref: [books.booksHref({ kind: 'case' }), '/business/books'] } },
  health: {
    room: health,
    examples: { healthHref: [health.healthHref({ period: 'day' }), '/business/health'] },
  },
  settings: {
    room: settings,
    examples: {
      calendarHref: [settings.calendarHref(2027), '/business/calendar'],
      settingsHref: [settings.settingsHref({ page: 2 }), '/business/settings'],
    },
  },
  figures: {
    room: figures,
    examples: { overviewHref: [figures.overviewHref({ period: '30' }), '/business/overview'] },
  },
  freight: {
    room: freight,
    examples: { freightHref: [freight.freightHref({ template: 'new' }), '/business/freight'] },
  },
  cart: {
    room: cart,
    examples: {
      cartHref: [cart.cartHref, '/cart'],
      prefilledCartHref: [cart.prefilledCartHref([{ goodsSpecId: '7', goodsNum: 2 }]), '/cart/prefilled'],
    },
  },
  browse: { room: { ...browse, ...suggestions }, examples: ofBrowse },
  chat: {
    room: chat,
    examples: {
      answeringHref: [chat.answeringHref({ conversation: '7' }), '/business/desk'],
      chatHref: [
        chat.chatHref({ shop: '7', goods: '8', order: '9', refund: '10', conversation: '11' }),
        '/chatroom',
      ],
      customerHref: [chat.customerHref, '/customer'],
    },
  },
  checkout: {
    room: checkout,
    examples: {
      confirmHref: [checkout.confirmHref, '/cart/confirm'],
      confirmOneHref: [checkout.confirmOneHref('7', 2), '/cart/confirm'],
    },
  },
  comments: {
    room: comments,
    examples: {
      commentHref: [comments.commentHref('7'), '/commentGoods'],
      ownCommentsHref: [comments.ownCommentsHref, '/commentGoods'],
      shopCommentsHref: [comments.shopCommentsHref({ filter: 'bad', page: 2 }), '/business/comments'],
    },
  },
  pauses: { room: pauses, examples: { pausesHref: [pauses.pausesHref, '/business/pauses'] } },
  shops: { room: ownShop, examples: { ownShopHref: [ownShop.ownShopHref, '/business/shop'] } },
  stock: {
    room: stock,
    examples: {
      stockCountHref: [stock.stockCountHref, '/business/stock/count'],
      stockHref: [stock.stockHref({ state: 'low', page: 2 }), '/business/stock'],
    },
  },
  catalog: {
    room: catalog,
    examples: { categoriesHref: [catalog.categoriesHref('7'), '/business/categories'] },
  },
  supervision: {
    room: supervision,
    examples: {
      superviseHref: [supervision.superviseHref({ state: 'closed', page: 2 }), '/business/shops'],
      supervisedShopHref: [supervision.supervisedShopHref('7'), '/business/shops/$id'],
    },
  },
  products: {
    room: products,
    examples: {
      newProductHref: [products.newProductHref, '/business/products/$id'],
      productFilesHref: [products.productFilesHref, '/business/products/files'],
      productDraftsHref: [products.productDraftsHref(2), '/business/products/drafts'],
      productDraftHref: [products.productDraftHref({ pkId: 'a', goodsId: null }), '/business/products/$id'],
      shopProductHref: [products.shopProductHref('a'), '/business/products/$id'],
      shopProductsHref: [products.shopProductsHref({ state: 'soldOut', page: 2 }), '/business/products'],
    },
  },
  questions: {
    room: questions,
    examples: {
      ownQuestionsHref: [questions.ownQuestionsHref, '/me/questions'],
      ownAnswersHref: [questions.ownAnswersHref, '/me/questions'],
      shopQuestionsHref: [questions.shopQuestionsHref({ filter: 'all', page: 2 }), '/business/questions'],
    },
  },
  favourites: {
    room: favourites,
    examples: {
      savedHref: [favourites.savedHref, '/me/collection'],
      priceDropsHref: [favourites.priceDropsHref, '/me/collection'],
      foundSavedHref: [favourites.foundSavedHref('茶', 'drop'), '/me/collection'],
      followedHref: [favourites.followedHref, '/me/storefavorites'],
    },
  },
  feedback: {
    room: feedback,
    examples: {
      feedbackHref: [feedback.feedbackHref, '/me/feedback'],
      receivedFeedbackHref: [
        feedback.receivedFeedbackHref({ filter: 'answered', page: 2 }),
        '/business/feedback',
      ],
      oneFeedbackHref: [feedback.oneFeedbackHref('7'), '/business/feedback/$id'],
    },
  },
  footprints: { room: footprints, examples: { seenHref: [footprints.seenHref, '/me/footprint'] } },
  halls: {
    room: halls,
    examples: {
      streetHref: [halls.streetHref({ street: 'korea', place: 'jeju' }), '/koreaShop'],
      importedHref: [halls.importedHref({ country: 'KR', page: 2 }), '/importedGoods'],
      rankingsHref: [halls.rankingsHref({ type: 'score', days: 7, all: true }), '/chartsGoods'],
    },
  },
  help: {
    room: help,
    examples: {
      helpHref: [help.helpHref({ id: '16' }), '/me/help'],
      userAgreementHref: [help.userAgreementHref, '/user-service-agreement'],
      guideHref: [help.guideHref, '/guide'],
      faqHref: [help.faqHref, '/faq'],
      aboutHref: [help.aboutHref, '/about'],
      privacyAgreementHref: [help.privacyAgreementHref, '/user-privacy-agreement'],
      agreementHref: [help.agreementHref('privacy', 2), '/user-privacy-agreement'],
      editHelpHref: [help.editHelpHref('faq'), '/business/help/$topic'],
    },
  },
  notices: {
    room: notices,
    examples: {
      noticesHref: [notices.noticesHref({ list: 'trash', type: 'money' }), '/me/notifications'],
      noticeHref: [notices.noticeHref('7'), '/me/notifications/$id'],
    },
  },
  orders: { room: orders, examples: ofOrders },
  payments: { room: payments, examples: ofPayments },
  reports: {
    room: reports,
    examples: {
      ownReportsHref: [reports.ownReportsHref, '/me/reports'],
      measuresHref: [reports.measuresHref({ page: 2 }), '/business/measures'],
      reportsHref: [reports.reportsHref({ filter: 'decided', page: 2 }), '/business/reports'],
    },
  },
  'sale-queues': {
    room: saleQueues,
    examples: {
      queueHref: [saleQueues.queueHref('7', { spec: '8', num: 2 }), '/queue/$id'],
      saleQueuesHref: [saleQueues.saleQueuesHref(2), '/business/queues'],
    },
  },
  search: {
    room: search,
    examples: {
      hotWordsHref: [search.hotWordsHref, '/business/hot-words'],
      synonymsHref: [
        search.synonymsHref({ filter: 'off', words: '茶', field: 'tea', page: 2 }),
        '/business/synonyms',
      ],
    },
  },
  'demo-faults': {
    room: demoFaults,
    examples: { simulatorsHref: [demoFaults.simulatorsHref, '/business/simulators'] },
  },
  shipping: {
    room: shipping,
    examples: {
      batchHref: [shipping.batchHref({ of: 'chosen' }), '/business/shipping'],
      carriersHref: [shipping.carriersHref, '/business/shipping/carriers'],
      pickListHref: [shipping.pickListHref(), '/business/shipping/pick-list'],
    },
  },
  staff: { room: staff, examples: ofStaff },
  sharing: {
    room: sharing,
    examples: {
      sharedHref: [sharing.sharedHref('7'), '/share'],
      commodityHref: [sharing.commodityHref('7'), '/AppCommodity/$id'],
    },
  },
}

/** Their pages do not exist yet. */
const toCome: string[] = []

describe.each(Object.entries(rooms))('%s', (name, { room, examples }) => {
  test.each(Object.entries(examples))('%s leads to the page', (_, [href, pattern]) => {
    const { page } = matchPage(new URL(href, 'http://mall.invalid').pathname) ?? {}
    expect(page?.path).toBe(pattern)
    expect(page?.chunk.split('/')[2]).toBe(name)
  })

  test('every address has an example', () => {
    const names = Object.keys(room).filter((one) => one.endsWith('Href') && !toCome.includes(one))
    expect(names.sort()).toEqual(Object.keys(examples).sort())
  })
})

test('partners send the browser back to existing pages', () => {
  for (const href of Object.values(accounts.providerReturnHrefs))
    expect(matchPage(href)?.page.path).toBe(href)
})

test.each(toCome)('%s leads to no page yet', (name) => {
  expect(matchPage(String((accounts as Record<string, unknown>)[name]))).toBeUndefined()
})

test('a page reads back the parameters of its address', () => {
  const { search } = new URL(
    ordersHref({ type: 0, words: '茶 100%', from: '2026-11-01', page: 1 }),
    'http://mall.invalid',
  )
  const read = matchPage('/orders')?.page.search?.(Object.fromEntries(new URLSearchParams(search)))
  expect(read).toEqual({ type: 0, words: '茶 100%', from: '2026-11-01', until: '', page: 1 })
})

test('pages on the way of a payment are distinguished from others', () => {
  expect(['/pay/7', '/pay/7/success', '/payments', '/orders'].map(payments.isPaying)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
