import { ProductCards } from '../../product-cards.tsx'
import { useLazyCall, useTexts } from '@hojip/platform/page'
import { Button, useNear } from '@hojip/platform/ui'
import { ProductGridSkeleton } from '@hojip/storefront-kit/storefront'
import { useEffect, useRef, useState } from 'react'
import { SectionFailure } from './section-failure.tsx'
import { SectionHead } from './section-head.tsx'
import { homeTexts } from '../texts.ts'

const pageSize = 24
const columns = 'lg:grid-cols-6'
const sizes = '(min-width: 1280px) 200px, (min-width: 1024px) 16vw, (min-width: 768px) 33vw, 50vw'

/**
 * The newest products, 24 at a time. The first page loads when it is scrolled near; more load by a button, so that the
 * footer can be reached.
 */
export function ForYou() {
  const texts = useTexts(homeTexts)
  const [pages, setPages] = usePages()
  const [start, isNear] = useNear<HTMLDivElement>('600px')
  // After a press of the button, the first new product takes the focus.
  const [asked, setAsked] = useState(0)
  if (isNear && pages === 0) setPages(1)
  return (
    <section>
      <SectionHead title={texts.forYou} text={texts.forYouText} />
      <div ref={start} className="grid gap-2 md:gap-4">
        {Array.from({ length: pages }, (_, at) => (
          <NextProducts
            key={`page ${at + 1}`}
            pageNum={at + 1}
            isLast={at + 1 === pages}
            isAsked={at + 1 === asked}
            onMore={() => {
              setAsked(pages + 1)
              setPages(pages + 1)
            }}
          />
        ))}
      </div>
    </section>
  )
}

/** How many pages were shown when the user left, for their return. Changed only in the browser. */
let pagesBefore = 0

function usePages() {
  const [pages, setPages] = useState(() => pagesBefore)
  useEffect(() => {
    pagesBefore = pages
  }, [pages])
  return [pages, setPages] as const
}

type NextProductsProps = { pageNum: number; isLast: boolean; isAsked: boolean; onMore: () => void }

function NextProducts({ pageNum, isLast, isAsked, onMore }: NextProductsProps) {
  const texts = useTexts(homeTexts)
  const { data, error, refetch } = useLazyCall('POST /bizGoods/findAll', { sort: '2', pageNum, pageSize })
  const box = useRef<HTMLDivElement>(null)
  const isHere = data !== undefined
  useEffect(() => {
    if (isHere && isAsked) box.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [isHere, isAsked])
  if (error) return <SectionFailure onRetry={refetch} />
  if (!data) return <ProductGridSkeleton count={6} className={columns} />
  return (
    <>
      <div ref={box}>
        <ProductCards products={data.list} columns={columns} sizes={sizes} />
      </div>
      {isLast && (
        <p className="pt-4 pb-2 text-center text-13 text-ink-3">
          {pageNum < data.pages ? <Button onClick={onMore}>{texts.loadMore}</Button> : texts.noMore}
        </p>
      )}
    </>
  )
}
