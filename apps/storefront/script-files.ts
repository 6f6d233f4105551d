import type { Rolldown } from 'vite'

/** The entry is a file of its own: nothing else loads before the first paint. */
const alone = /(early-acts|entry-browser|later-scripts)\.ts|style\.css/

const kit = /\/platform\/|\/features\/storefront-kit\//

/** Form fields, dialogs and uploads: pages that are only read do not need them. */
const controls = new RegExp(
  'send-file|platform/ui/[a-z]+/(checkbox|chip|copy-button|countdown|dialog|disclosure|error-summary|field|form-dialog|inputs|load-more|notice' +
    '|password-input|radio-card|steps|tabs|use-confirm)',
)

/** The frame around every page, loaded after it: tags, footer, menus, tools at the side. */
const frame = new RegExp(
  'apps/storefront/(tags/|frame/(account/account-card|footer|mall-footer|search/suggestion-list|side/side-tools))' +
    '|storefront-kit/storefront/categories/|storefront/category-rows|platform/ui/popups/popup-',
)

/** A product page down to the edge of the first screen, and lists and carts with the same controls for buying. */
const products = new RegExp(
  'features/(catalog|browse)/(rules|storefront/(product-cards|category-address|product-body|buy/(option-picker|stock|texts|use-)|product/(?!product-page|below/)))' +
    '|platform/(money|ui/(forms/(stepper|option-pill)|layout/title-bar))',
)

/** The part of a product page below the first screen. */
const below = /product\/below\/|product-body|comments\/storefront\/(?!own)/

/** Functions for page addresses are small and used everywhere: no page should load another group for one of them. */
const hrefs = /\/features\/hrefs\//

/** What the frame shares with some pages stands with the controls: no page should load the frame at once for it. */
const shared = /\/features\/policy\/|\/platform\/ui\/icons\/(headset|shield-check|truck|undo)\./

function inKit(id: string): boolean {
  return kit.test(id) && !controls.test(id) && !frame.test(id)
}

const inTurn: Rolldown.CodeSplittingGroup[] = [
  { name: 'first', tags: ['$initial'], test: (id) => !alone.test(id) },
  { name: 'hrefs', test: hrefs },
  { name: 'kit', test: inKit, minShareCount: 6 },
  { name: 'products', test: products, minShareCount: 2 },
  { name: 'controls', test: (id) => controls.test(id) || shared.test(id) },
  { name: 'below', test: below },
  { name: 'frame', test: frame },
]

/**
 * Bundles shared modules into a few files instead of forty of some hundred bytes each. A module goes, with everything
 * it needs, to the first group that matches it.
 */
export const scriptFiles = inTurn.map((group, at) => ({ ...group, priority: inTurn.length - at }))
