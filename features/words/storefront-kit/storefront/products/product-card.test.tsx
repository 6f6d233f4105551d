import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProductCard, type CardProduct } from './product-card.tsx'
import { UiProvider } from '@hojip/platform/ui'

const kimchi: CardProduct = {
  pkId: '1',
  goodsName: '辣白菜',
  goodsPic: '/pictures/kimchi',
  price: '17.80',
  isFromPrice: true,
  salesNum: 3,
  stock: 1,
  isFreeShipping: false,
  specText: '500g',
}
function card(product: CardProduct) {
  return renderToStaticMarkup(
    <UiProvider locale="zh-CN">
      <ProductCard product={product} href="/" />
    </UiProvider>,
  )
}

test('a card shows "from" when the SKUs have different prices', () => {
  const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '')
  expect(textOf(card(kimchi))).toContain('¥17.80 起')
  expect(textOf(card({ ...kimchi, isFromPrice: false }))).not.toContain('起')
})

test('a card reserves no second line for a short name', () => {
  expect(card(kimchi)).not.toMatch(/min-h-\[[\d.]+em\]/)
})
