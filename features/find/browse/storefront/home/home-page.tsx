import { categoryRows } from '../category-rows.ts'
import type { MenuCategory } from '@hojip/catalog/contract'
import { useLazyCall, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Skeleton, useHydrated } from '@hojip/platform/ui'
import { siteName } from '@hojip/storefront-kit/parts'
import { ProductGridSkeleton } from '@hojip/storefront-kit/storefront'
import { CategoryMenu } from '@hojip/storefront-kit/storefront/categories'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { BestThree } from './sections/best-three.tsx'
import { Deals } from './sections/deals.tsx'
import type { Floors } from './floors-data.ts'
import { HomeFloor } from './sections/floor.tsx'
import { ForYou } from './sections/for-you.tsx'
import { Halls } from './sections/halls.tsx'
import { Hero } from './sections/hero.tsx'
import { PickedSlot } from './picked/picked-slot.tsx'
import { PhoneCategories } from './sections/phone-categories.tsx'
import { HomePromises } from './sections/promises.tsx'
import { scenesOf } from './scenes.ts'
import { SectionFailure } from './sections/section-failure.tsx'
import { ShopsRow } from './sections/shops-row.tsx'
import { SideColumn } from './sections/side-column.tsx'
import { mallData } from './structured-data.ts'
import { homeTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  const { title, about } = homeTexts[locale]
  return { title, description: about, structuredData: mallData(siteName[locale], about) }
}

export function Page() {
  const texts = useTexts(homeTexts)
  const { data, error, refetch } = useLazyCall('GET /appHome/queryFloors', {})
  // A failure on the server need not repeat in the browser, which tries again before it shows one.
  const failed = useHydrated() && error !== undefined
  return (
    <div className="wrap">
      <h1 className="sr-only">{texts.heading}</h1>
      {data ? (
        <Mall floors={data} />
      ) : (
        <Top
          hero={
            failed ? <SectionFailure onRetry={refetch} /> : <Skeleton className="h-47 rounded-lg! lg:h-100" />
          }
        >
          {!failed && <ProductGridSkeleton count={5} className="mt-9 lg:grid-cols-5" />}
        </Top>
      )}
    </div>
  )
}

function Mall({ floors, marks = false }: { floors: Floors; marks?: boolean }) {
  if (floors.ranking.length > 0) return <OpenMall floors={floors} marks={marks} />
  return (
    <Suspense fallback={null}>
      <EmptyMall />
    </Suspense>
  )
}

/** The page as an operator is preparing it. Its pieces carry their ids, for the page that shows it in a frame. */
export function PreviewedMall({ floors }: { floors: Floors }) {
  return (
    <div className="wrap">
      <h1 className="sr-only">{useTexts(homeTexts).heading}</h1>
      <Mall floors={floors} marks />
    </div>
  )
}

/** Shops see theirs on their own site. */
const ofShoppers = ['agreement', 'privacy'] as const

/** Seldom needed, so their code is not part of the page. */
const EmptyMall = lazyPart(async () => ({ default: (await import('./empty/empty-mall.tsx')).EmptyMall }))
const AnnouncedAgreements = lazyPart(async () => ({
  default: (await import('@hojip/help/parts/announced')).AnnouncedAgreements,
}))

function AgreementChanges() {
  const { data } = useLazyCall('GET /sysConfig/queryPublic', {})
  if (!data || data.announced.length === 0) return null
  return (
    <Suspense fallback={null}>
      <AnnouncedAgreements topics={ofShoppers} className="mt-3 grid gap-2" />
    </Suspense>
  )
}

/** The part of the page that does not need products: menu, the user's column, promises, categories. */
function Top({ hero, children }: { hero: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className="gap-4 lg:grid lg:grid-cols-[220px_minmax(0,1fr)] lg:pt-4 xl:grid-cols-[220px_minmax(0,1fr)_268px]">
        <HomeMenu />
        {hero}
        <div className="max-xl:hidden">
          <SideColumn />
        </div>
      </div>
      <HomePromises />
      <AgreementChanges />
      <PhoneCategories tree={useFirstLevel()} />
      {children}
    </>
  )
}

function Marked({ id, children }: { id: string | undefined; children: ReactNode }) {
  return id === undefined ? children : <div data-piece={id}>{children}</div>
}

function OpenMall({ floors, marks }: { floors: Floors; marks: boolean }) {
  const scenes = scenesOf(floors)
  return (
    <Top hero={scenes.length > 0 ? <Hero scenes={scenes} /> : <BestThree ranking={floors.ranking} />}>
      {floors.sections.map(({ kind, slug, pieceId }) => (
        <Marked key={`${kind} ${slug}`} id={marks ? pieceId : undefined}>
          <HomeSection kind={kind} slug={slug} floors={floors} />
        </Marked>
      ))}
      <PickedSlot />
      <ForYou />
    </Top>
  )
}

type HomeSectionProps = Pick<Floors['sections'][number], 'kind' | 'slug'> & { floors: Floors }

function HomeSection({ kind, slug, floors }: HomeSectionProps) {
  if (kind === 'deals') return floors.deals && <Deals deals={floors.deals} />
  if (kind === 'halls') return <Halls halls={floors.halls} ranking={floors.ranking} />
  if (kind === 'shops') return <ShopsRow shops={floors.shops} />
  const floor = floors.floors.find((one) => one.slug === slug)
  return floor && <HomeFloor floor={floor} />
}

const firstLevel = { level: 1 }
const none: MenuCategory[] = []

function useFirstLevel() {
  return useLazyCall('GET /sysCategory/queryMenu', firstLevel).data?.list ?? none
}

/** The open category menu: the first level comes with the page, the levels below load on demand. */
function HomeMenu() {
  const first = useFirstLevel()
  const [isWanted, setWanted] = useState(false)
  const { data } = useLazyCall('GET /sysCategory/queryMenu', {}, { when: isWanted })
  const rows = useMemo(() => categoryRows(data?.list ?? first), [data, first])
  return (
    <CategoryMenu
      rows={rows}
      isWhole={data !== undefined}
      onIntent={() => setWanted(true)}
      className="max-lg:hidden"
    />
  )
}
