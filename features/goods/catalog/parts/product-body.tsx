import { sanitisedHtml, useTexts } from '@hojip/platform/page'
import { Button, classNames, Picture } from '@hojip/platform/ui'
import { useState } from 'react'
import type { ProductInfo } from '../contract.ts'
import { bodyTexts } from './texts.ts'

type Product = ProductInfo['goods']
type ParamsProps = { product: Pick<Product, 'goodsBrand' | 'goodsSn' | 'goodsParam'> }
type StoryProps = { product: Pick<Product, 'goodsDetail' | 'bodyHtml'> }

/** Brand, number and the shop's own parameters, as a table of two columns. */
export function Params({ product }: ParamsProps) {
  const texts = useTexts(bodyTexts)
  const own = [
    { name: texts.brand, value: product.goodsBrand },
    { name: texts.number, value: product.goodsSn },
  ]
  const all = [...own.slice(0, 1), ...product.goodsParam, ...own.slice(1)].filter(({ value }) => value !== '')
  return (
    <dl className="grid overflow-hidden rounded-md bg-line shadow-[0_0_0_1px_var(--c-line)] max-lg:gap-px lg:grid-cols-2 lg:gap-y-px">
      {all.map(({ name, value }) => (
        <div
          key={name}
          className="grid grid-cols-[104px_minmax(0,1fr)] bg-surface text-13 lg:last:odd:col-span-2"
        >
          <dt className="bg-inset px-3 py-2.25 text-ink-3">{name}</dt>
          <dd className="px-3 py-2.25 whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Blocks of text and picture, on alternating sides. Imported products bring an HTML text instead. */
export function Story({ product }: StoryProps) {
  return (
    <>
      <div className="grid gap-4">
        {product.goodsDetail.map(({ title, text, goodsDetailImg }) => (
          <article
            key={`${title} ${goodsDetailImg}`}
            className="group/block grid overflow-hidden rounded-lg bg-inset lg:grid-cols-2 lg:items-center"
          >
            <div className="p-4 max-lg:order-2 lg:p-7 lg:group-even/block:order-2">
              <h3 className="mb-1.5 text-16 leading-head font-bold text-balance lg:mb-2 lg:text-22">
                {title}
              </h3>
              <p className="leading-loose text-ink-2">{text}</p>
            </div>
            {goodsDetailImg && (
              <Picture
                of={goodsDetailImg}
                alt=""
                sizes="(min-width: 1024px) 476px, 100vw"
                className="aspect-square max-lg:aspect-[4/3]"
              />
            )}
          </article>
        ))}
      </div>
      {product.bodyHtml && <ImportedText html={product.bodyHtml} />}
    </>
  )
}

const look =
  'mt-4 leading-loose text-ink-2 [&_a]:link [&_h1]:mt-4 [&_h1]:text-18 [&_h1]:font-bold [&_h2]:mt-4 [&_h2]:text-16 [&_h2]:font-bold [&_h3]:mt-3 [&_h3]:font-bold [&_img]:mx-auto [&_img]:h-auto [&_img]:max-w-full [&_li]:ml-5 [&_ol]:list-decimal [&_p]:my-2 [&_table]:w-full [&_td]:border [&_td]:border-line [&_td]:px-3 [&_td]:py-2 [&_th]:border [&_th]:border-line [&_th]:px-3 [&_th]:py-2 [&_ul]:list-disc'

/** More pictures than this, one below the other, would push the comments out of reach. */
const manyPictures = 4

function ImportedText({ html }: { html: string }) {
  const texts = useTexts(bodyTexts)
  const isLong = html.split('<img').length > manyPictures
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div
        className={classNames(look, isLong && !isOpen && 'max-h-[1200px] overflow-hidden')}
        // Sanitised when it was imported.
        // eslint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={sanitisedHtml(html)}
      />
      {isLong && (
        <p className="pt-4 text-center">
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? texts.showLess : texts.showAll}
          </Button>
        </p>
      )}
    </>
  )
}
