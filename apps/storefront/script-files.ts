import type { Rolldown } from 'vite'

/** The entry itself is alone: nothing else comes before the first paint. */
const alone = /(early-acts|entry-browser|later-scripts)\.ts|style\.css/

const platform = /\/platform\//

/** Filled in or opened: pages that are only looked at do without. */
const controls = new RegExp(
  'platform/ui/(checkbox|chip|copy-button|countdown|dialog|disclosure|error-summary|field|inputs|load-more|notice' +
    '|password-input|radio-card|steps|tabs|use-confirm)',
)

/** Around every page, and drawn after it: tags, footer, menus, tools at the side. */
const frame = new RegExp(
  'storefront/(tags/|mall-footer|category-rows)|platform/ui/(popup-|side-tools' +
    '|shell/(account-card|category-|footer|pointer-path|suggestion-list|use-category-menu))',
)

/** A goods page to the edge of the first screen, and lists and carts that buy in the same way. */
const goods = new RegExp(
  'features/catalog/(rules|storefront/(goods-cards|buy/(option-picker|stock|texts|use-)|goods/(?!goods-page)))' +
    '|platform/(money|ui/(stepper|option-pill|title-bar))',
)

/** What is read below it. */
const below = /goods\/(goods-below|goods-body|goods-tabs|shop-rail)|comments\/storefront\/(?!own)/

function inKit(id: string): boolean {
  return platform.test(id) && !controls.test(id) && !frame.test(id)
}

const inTurn: Rolldown.CodeSplittingGroup[] = [
  { name: 'first', tags: ['$initial'], test: (id) => !alone.test(id) },
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
