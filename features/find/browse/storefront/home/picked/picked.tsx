import { basicHref } from '@hojip/hrefs/accounts'
import { seenHere } from '@hojip/footprints/storefront/seen-here'
import { loginHref, useTexts, useViewer } from '@hojip/platform/page'
import { Link } from '@hojip/platform/ui'
import type { Preferred } from '@hojip/recommendations/contract'
import { ProductGridSkeleton } from '@hojip/storefront-kit/storefront'
import { usePicked } from '@hojip/storefront-kit/storefront/use-picked'
import { useState } from 'react'
import { ProductCards } from '../../product-cards.tsx'
import { SectionFailure } from '../sections/section-failure.tsx'
import { SectionHead } from '../sections/section-head.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { pickedTexts } from './texts.ts'

const size = 12
const columns = 'lg:grid-cols-6'
const sizes = '(min-width: 1280px) 200px, (min-width: 1024px) 16vw, (min-width: 768px) 33vw, 50vw'

/** Products for the reader, each with the reason; for a visitor also what this browser knows they looked at. */
export function Picked() {
  const viewer = useViewer()
  return viewer ? <Floor key={viewer.pkId} /> : <ForVisitor />
}

function ForVisitor() {
  const [seen, setSeen] = useState(seenHere)
  return (
    <>
      <RecentlyViewed seen={seen} onChange={() => setSeen(seenHere())} />
      <Floor key={seen[0] ?? ''} seenLast={seen[0]} />
    </>
  )
}

function Floor({ seenLast }: { seenLast?: string | undefined }) {
  const { data, error, refetch, isOwn, title } = usePicked(
    seenLast === undefined ? { size } : { size, pkId: seenLast },
  )
  if (error) return <SectionFailure onRetry={refetch} />
  if (!data) return <ProductGridSkeleton count={6} className={`mt-9 ${columns}`} />
  if (data.list.length === 0) return null
  const reasons = new Map(
    data.list.map(({ goods: { pkId }, reason }) => [pkId, <Reason key={pkId} text={reason} />]),
  )
  return (
    <section aria-label={title}>
      <SectionHead title={title}>
        <Basis data={data} isOwn={isOwn} />
      </SectionHead>
      <ProductCards
        products={data.list.map(({ goods: product }) => product)}
        columns={columns}
        sizes={sizes}
        // Where all have one reason, the heading names it.
        notes={isOwn ? reasons : undefined}
      />
    </section>
  )
}

function Reason({ text }: { text: string }) {
  return <span className="line-clamp-2">{text}</span>
}

const link = 'inline-flex min-h-6 items-center text-jade-text hover:underline'

/** What the products were chosen by, and where that can be changed. */
function Basis({ data, isOwn }: { data: Preferred; isOwn: boolean }) {
  const texts = useTexts(pickedTexts)
  const basis = data.basis === 'browser' && !isOwn ? 'visitor' : data.basis
  return (
    <p className="min-w-0 text-12 text-ink-3 lg:text-13">
      {texts.basis[basis]}{' '}
      {(basis === 'own' || basis === 'switchedOff') && (
        <Link href={`${basicHref}#data`} className={link}>
          {texts.settings}
        </Link>
      )}
      {basis === 'visitor' && (
        <Link href={loginHref('/')} className={link}>
          {texts.signIn}
        </Link>
      )}
    </p>
  )
}
