import type { ProductInfo } from '@hojip/catalog/contract'
import { productHref } from '@hojip/hrefs/browse'
import { plainCartHref } from '@hojip/hrefs/plain'
import { escaped } from '@hojip/platform/html'
import type { Locale } from '@hojip/platform/i18n'
import type { PageFiles } from '@hojip/platform/site'
import { button, plainDocument } from './plain-page.ts'
import { plainTexts } from './plain-texts.ts'

const field = 'min-h-11 w-full rounded-md border border-line-strong bg-surface px-3'

function optionsOf({ specs }: ProductInfo, soldOut: string): string {
  return specs
    .map(({ pkId, specText, price, stock, isDefault }) => {
      const name = [specText, `¥${price}`, ...(stock > 0 ? [] : [soldOut])].filter(Boolean).join(' · ')
      const marks = `${isDefault && stock > 0 ? ' selected' : ''}${stock > 0 ? '' : ' disabled'}`
      return `<option value="${pkId}"${marks}>${escaped(name)}</option>`
    })
    .join('')
}

function formOf(locale: Locale, info: ProductInfo): string {
  const t = plainTexts[locale]
  const canBuy = info.goods.isOnSale && info.specs.some(({ stock }) => stock > 0)
  if (!canBuy) return `<p class="mt-4 text-ink-2">${t.cannotAdd}</p>`
  return (
    `<form method="post" action="${plainCartHref}" class="mt-4 grid gap-2">` +
    '<input type="hidden" name="act" value="add">' +
    `<label class="grid">${t.option}<select name="goodsSpecId" class="${field}">${optionsOf(info, t.soldOut)}</select></label>` +
    `<label class="grid">${t.quantity}<input type="number" name="goodsNum" value="1" min="1" max="999" required class="${field}"></label>` +
    `<p class="mt-4"><button class="${button}">${t.add}</button></p></form>`
  )
}

function videoOf({ goods, goodsVideo }: ProductInfo): string {
  if (!goodsVideo) return ''
  const { url, poster } = goodsVideo
  const image = poster ? ` poster="${escaped(poster)}-400.webp"` : ''
  return `<video src="${escaped(url)}"${image} controls playsinline preload="none" aria-label="${escaped(goods.goodsName)}" class="mt-4 w-full rounded-lg"></video>`
}

/** A product with the form that puts it into the cart without a script. */
export function plainProduct(locale: Locale, files: PageFiles, info: ProductInfo): string {
  const { pkId, goodsName, goodsPic } = info.goods
  const picture = goodsPic
    ? `<img src="${escaped(goodsPic)}-400.webp" alt="" width="200" height="200" class="mb-3 rounded-lg">`
    : ''
  const main =
    `<main class="mx-auto max-w-110 px-4.5 py-10">${picture}` +
    `<h1 class="text-20 font-bold">${escaped(goodsName)}</h1>${videoOf(info)}${formOf(locale, info)}` +
    `<p class="mt-5"><a class="link" href="${productHref(pkId)}">${plainTexts[locale].back}</a></p></main>`
  return plainDocument(locale, files, goodsName, main)
}
