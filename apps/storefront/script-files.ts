import type { Rolldown } from 'vite'

/** The entry is a file of its own: nothing else loads before the first paint. */
const alone = /(early-acts|entry-browser|later-scripts)\.ts|style\.css/

/** What a product page shares with many others. Each module here is part of every first visit. */
const kit = new RegExp(
  'features/words/hrefs/(?!rules/(prefilled|suggestions))|features/people/addresses/storefront/place/deliver-to|features/find/browse/rules/usual-province|features/find/browse/storefront/(category-address|buy/(texts|use-add-to-cart))|platform/(dates/|korean|mall-time|money|page/dates/|page/answers/write|page/live/use-live)' +
    '|platform/ui/(buttons/icon-button|figures/(price|score)|forms/option-pill|layout/(breadcrumbs|action-bar)|pictures/picture[.])' +
    '|platform/ui/icons/(caret-left|caret-right|headset|image-broken|info|map-pin|minus|storefront)[.]|features/words/policy/rules/(fault-window|returns/return-rule)[.]',
)

/** Lists of products: the home page, categories, search results, a shop, and below a product. */
const cards = new RegExp(
  'features/find/browse/storefront/(product-cards|buy/use-quick-add)' +
    '|features/words/storefront-kit/storefront/products/|features/people/addresses/storefront/(place/)?not-delivered',
)

/** A product page down to the edge of the first screen, and carts with the same controls for buying. */
const products = new RegExp(
  'features/running/live/rules/channels|features/goods/catalog/rules/(?!option-params)|features/find/browse/storefront/(buy/(chosen-said|option-picker|stock|use-buying)|product/(?!product-page|below/|buying/cannot-buy[.]|delivery/(?!use-|delivery-here)))' +
    '|platform/ui/(figures/quantity|forms/stepper|icons/plus[.])',
)

/** The account menu with its signs, and the lists beside it. */
const account = new RegExp(
  'features/people/accounts/storefront/(account|me/(entries|nav-texts))|storefront-kit/storefront/unread/|platform/page/answers/more|platform/ui/lists/load-more' +
    '|platform/ui/icons/(footprints|gear|note)[.]',
)

/** Forms, uploads and the steps of an order: pages that are only read do not need them. */
const forms = new RegExp(
  'send-file|features/words/(storefront-kit/storefront/partners/|policy/contract/channels/)|platform/ui/icons/(eye|eye-slash|refresh|wechat)[.]' +
    '|platform/ui/[a-z]+/(countdown|disclosure|error-summary|form-dialog|password-input|radio-card|steps|tabs|time-left)',
)

/** The menu of categories: on the home page at once, elsewhere when it is used. */
const categories = /storefront-kit\/storefront\/categories\/|storefront\/category-rows/

/** The frame around every page, loaded after it: tags, footer, menus, tools at the side. */
const frame = new RegExp(
  'platform/parts/(explain|texts)|apps/storefront/(tags/|frame/(account/(account-card|account-menu|mall-account)|language/mall-language|footer|mall-footer|mall-tab-bar|shell/tab-bar|categories/|side/))' +
    '|storefront-kit/storefront/phone/(phone-tool|phone-button|use-phone-dialog|place|texts)|platform/ui/icons/(qr-code|(house|cart|user)-fill)[.]',
)

/** The part of a product page below the first screen, and what its top shows a moment later. */
const below = new RegExp(
  'product/(below/|top/|delivery/(own-delivery|bar-promise|region-promise))|comments/storefront/(?!own)' +
    '|catalog/rules/option-params|favourites/storefront/parts/|ui/icons/(flag|star)[.]',
)

/** Dialogs, choices, signs: what many pages need at once and the end of every page loads later. */
const controls = new RegExp(
  'features/words/(policy/(?!rules/people/|contract/channels/)|storefront-kit/parts/shop-mark)|platform/ui/lists/tag|platform/ui/popups/(popup-|language)|platform/ui/pictures/avatar|platform/ui/icons/translate[.]' +
    '|platform/ui/[a-z]+/(title-bar|checkbox|chip|copy-button|dialog|field|inputs|notice|use-confirm|use-edited|use-hydrated|use-near|when-near)[.]' +
    '|platform/ui/icons/(bell|caret-down|caret-up|chat|check|clock|close-bold|copy|heart|heart-fill|house|info|package|pencil|play|plus-thin' +
    '|question|receipt|share|shield-check|squares|squares-fill|trash|trend-down|truck|truck-fill|undo|wallet)[.]',
)

/** The definitions of all pages; the first script has those of `browse` itself. */
const rooms = /apps\/storefront\/rooms\.ts/

/** Going on with a phone, and the codes of payments. */
const phone = /storefront-kit\/storefront\/phone\/|platform\/qr\/|\/uqr\//

const inTurn: Rolldown.CodeSplittingGroup[] = [
  { name: 'first', tags: ['$initial'], test: (id) => !alone.test(id) },
  { name: 'kit', test: kit },
  { name: 'paging', test: /platform\/ui\/lists\/(emptied-page|page-numbers|pagination)/ },
  { name: 'details', test: /product-body/ },
  { name: 'products', test: products, minShareCount: 2 },
  { name: 'controls', test: controls },
  { name: 'rooms', test: rooms },
  { name: 'cards', test: cards },
  { name: 'account', test: account },
  { name: 'forms', test: forms },
  { name: 'below', test: below },
  { name: 'categories', test: categories },
  { name: 'frame', test: frame },
  { name: 'phone', test: phone },
]

/**
 * Bundles shared modules into a few files instead of forty of some hundred bytes each. A module goes, with everything
 * it needs, to the first group that matches it.
 */
export const scriptFiles = inTurn.map((group, at) => ({ ...group, priority: inTurn.length - at }))
