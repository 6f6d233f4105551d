import type { Cart, CartLine } from '@hojip/cart/contract'
import { homeHref, productHref } from '@hojip/hrefs/browse'
import { prefilledCartHref } from '@hojip/hrefs/cart'
import { plainCartHref } from '@hojip/hrefs/plain'
import { escaped } from '@hojip/platform/html'
import type { Locale } from '@hojip/platform/i18n'
import type { PageFiles } from '@hojip/platform/site'
import { button, plainDocument } from './plain-page.ts'
import { plainTexts, type Issue } from './plain-texts.ts'

const quiet = 'min-h-11 rounded-md border border-line-strong bg-surface px-4'

/** A form of its own per button: Enter in the field then does what the button beside it does. */
function form(goodsSpecId: string, content: string): string {
  const hidden = `<input type="hidden" name="goodsSpecId" value="${goodsSpecId}">`
  return `<form method="post" action="${plainCartHref}" class="flex items-center gap-2">${hidden}${content}</form>`
}

function lineOf(locale: Locale, line: CartLine): string {
  const t = plainTexts[locale]
  const { goodsId, goodsName, goodsSpec, goodsSpecId, goodsSpecPic, goodsPrice, goodsNum } = line
  const name = escaped([goodsName, goodsSpec].filter(Boolean).join(' · '))
  const picture = goodsSpecPic ? `${escaped(goodsSpecPic)}-200.webp` : '/favicon.svg'
  const change = form(
    goodsSpecId,
    '<input type="hidden" name="act" value="set">' +
      `<input type="number" name="goodsNum" value="${goodsNum}" min="1" max="999" required aria-label="${t.quantity} · ${name}" class="${quiet}">` +
      `<button class="${quiet}">${t.update}</button>`,
  )
  const remove = form(
    goodsSpecId,
    `<input type="hidden" name="act" value="remove"><button class="${quiet}" aria-label="${t.remove} · ${name}">${t.remove}</button>`,
  )
  return (
    `<li class="flex gap-3 py-3.5"><img src="${picture}" alt="" width="64" height="64" class="rounded-lg">` +
    `<div class="min-w-0"><p><a class="link" href="${productHref(goodsId)}">${name}</a></p>` +
    `<p class="figures">¥${goodsPrice}${line.invalidReason ? ` · ${t.invalid}` : ''}</p>` +
    `<div class="flex flex-wrap gap-2">${line.invalidReason ? '' : change}${remove}</div></div></li>`
  )
}

function filled(locale: Locale, cart: Cart): string {
  const t = plainTexts[locale]
  const shops = cart.list.map(
    ({ shopName, goods }) =>
      `<h2 class="mt-4 text-16 font-bold">${escaped(shopName)}</h2><ul>${goods.map((line) => lineOf(locale, line)).join('')}</ul>`,
  )
  const invalid = cart.invalidList.map((line) => lineOf(locale, line)).join('')
  const lines = cart.list.flatMap(({ goods }) => goods)
  const sum = `<p class="mt-4">${t.sum} <b class="figures">¥${cart.checkedMoney}</b></p>`
  const pay =
    `<p class="mt-4 text-ink-2">${t.payHint}</p>` +
    `<p class="mt-4"><a class="${button}" href="${prefilledCartHref(lines)}">${t.pay}</a></p>`
  return `${shops.join('')}${invalid && `<ul class="mt-4">${invalid}</ul>`}${lines.length > 0 ? sum + pay : ''}`
}

/** The cart of a visitor without scripts: one form a line. */
export function plainCart(locale: Locale, files: PageFiles, cart: Cart, issue: Issue | undefined): string {
  const t = plainTexts[locale]
  const empty = `<p class="font-bold">${t.empty}</p><p class="text-ink-2">${t.emptyHint}</p>`
  const main =
    `<main class="mx-auto max-w-110 px-4.5 py-10"><h1 class="text-20 font-bold">${t.cart}</h1>` +
    (issue ? `<p role="alert" class="mt-4 font-medium">${t.issue[issue]}</p>` : '') +
    `${cart.kinds > 0 ? filled(locale, cart) : empty}` +
    `<p class="mt-5"><a class="link" href="${homeHref}">${t.home}</a></p></main>`
  return plainDocument(locale, files, t.cart, main)
}
