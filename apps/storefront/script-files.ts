import type { Rolldown } from 'vite'

/** The entry itself is alone: nothing else comes before the first paint. */
const alone = /(early-acts|entry-browser|later-scripts)\.ts|style\.css/

const kit = /\/platform\/|\/features\/storefront-kit\//

/** Filled in or opened: pages that are only looked at do without. */
const controls = new RegExp(
  'platform/ui/[a-z]+/(checkbox|chip|copy-button|countdown|dialog|disclosure|error-summary|field|inputs|load-more|notice' +
    '|password-input|radio-card|steps|tabs|use-confirm)',
)

/** Around every page, and drawn after it: tags, footer, menus, tools at the side. */
const frame = new RegExp(
  'apps/storefront/(tags/|frame/(account/account-card|footer|mall-footer|search/suggestion-list|side/side-tools))' +
    '|storefront-kit/storefront/categories/|storefront/category-rows|platform/ui/popups/popup-',
)

/** A goods page to the edge of the first screen, and lists and carts that buy in the same way. */
const goods = new RegExp(
  'features/(catalog|browse)/(rules|storefront/(goods-cards|category-address|goods-body|buy/(option-picker|stock|texts|use-)|product/(?!goods-page|below/)))' +
    '|platform/(money|ui/(forms/(stepper|option-pill)|layout/title-bar))',
)

/** What is read below it. */
const below = /product\/below\/|goods-body|comments\/storefront\/(?!own)/

/** Addresses are small and named everywhere: no page should load a group of others for one. */
const hrefs = /\/features\/hrefs\//

function inKit(id: string): boolean {
  return kit.test(id) && !controls.test(id) && !frame.test(id)
}

const inTurn: Rolldown.CodeSplittingGroup[] = [
  { name: 'first', tags: ['$initial'], test: (id) => !alone.test(id) },
  { name: 'hrefs', test: hrefs },
  { name: 'kit', test: inKit, minShareCount: 6 },
  { name: 'goods', test: goods, minShareCount: 2 },
  { name: 'controls', test: controls },
  { name: 'below', test: below },
  { name: 'frame', test: frame },
]

/**
 * What pages share comes in few files instead of forty of some hundred bytes each. The first group that wants a module
 * has it, with all that it needs.
 */
export const scriptFiles = inTurn.map((group, at) => ({ ...group, priority: inTurn.length - at }))
