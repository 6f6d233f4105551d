import type { ProductInfo } from '@hojip/catalog/contract'
import { useTexts } from '@hojip/platform/page'
import { classNames, Icon, Picture, zoomInIcon } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import {
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { productTexts } from '../texts.ts'

const Lens = lazyPart(() => import('../below/lens.tsx').then((module) => ({ default: module.Lens })))
const ZoomDialog = lazyPart(() =>
  import('./zoom-dialog.tsx').then((module) => ({ default: module.ZoomDialog })),
)

const GalleryVideo = lazyPart(() =>
  import('./video/gallery-video.tsx').then((module) => ({ default: module.GalleryVideo })),
)
const VideoThumbnail = lazyPart(() =>
  import('./video/gallery-video.tsx').then((module) => ({ default: module.VideoThumbnail })),
)

/** The shop's description of each picture, in the page's language. */
export type Alts = ProductInfo['goodsImgAlt']

export type ProductVideo = NonNullable<ProductInfo['goodsVideo']>

/*
 * The lazy parts leave the server's HTML in place until their code has loaded: rendered again before, React would
 * discard it, and a press on it would miss. So they are memoised, and what changes for them is deferred.
 */

const GalleryTools = lazyPart(() =>
  import('../below/gallery-tools.tsx').then((module) => ({ default: module.GalleryTools })),
)

/** Its row has its place before the code has come. */
const Tools = memo(function Tools(props: ComponentProps<typeof GalleryTools>) {
  return (
    <div className="min-h-8 max-lg:hidden lg:order-3 lg:col-start-[-2]">
      <Suspense fallback={null}>
        <GalleryTools {...props} />
      </Suspense>
    </div>
  )
})

type VideoSlideProps = { video: ProductVideo; name: string; isShown: boolean }

const VideoSlide = memo(function VideoSlide(props: VideoSlideProps) {
  return (
    <Suspense fallback={<div className="aspect-square w-full flex-none snap-center bg-[#121b1c]" />}>
      <GalleryVideo {...props} />
    </Suspense>
  )
})

type VideoButtonProps = { video: ProductVideo; isShown: boolean; at: number; go: (to: number) => void }

const VideoButton = memo(function VideoButton({ at, go, ...props }: VideoButtonProps) {
  return (
    <Suspense fallback={<li className="size-14 flex-none rounded-md bg-[#121b1c] xl:size-18" />}>
      <VideoThumbnail {...props} onShow={() => go(at)} />
    </Suspense>
  )
})

type GalleryProps = {
  info: ProductInfo
  /** The picture of the chosen option, shown when the option changes. */
  wanted?: string | undefined
  /** The chosen option, which is shared with the product. */
  sku?: string | undefined
}

/**
 * The gallery, and before it the picture of the chosen option when it is not one of it, with what they show. That of the
 * option chosen at first comes first: it is what a link to that option promised, and nothing has to move when the
 * scripts arrive.
 */
function usePictures({ goods: product, goodsImg, goodsImgAlt }: ProductInfo, wanted: string | undefined) {
  const [first] = useState(wanted)
  return useMemo(() => {
    const own = goodsImg.length > 0 ? goodsImg : [product.goodsPic]
    const inFront = own.filter((one) => one === first)
    const before = wanted === undefined || own.includes(wanted) ? [] : [wanted]
    const pictures = [...new Set([...before, ...inFront, ...own])]
    const alts = goodsImgAlt && pictures.map((one) => goodsImgAlt[goodsImg.indexOf(one)] ?? '')
    return { pictures, alts }
  }, [product.goodsPic, goodsImg, goodsImgAlt, first, wanted])
}

/** All pictures and then the video in a row to swipe, and as thumbnails; ← and → change the picture, a press enlarges it, and the mouse carries a lens. */
export const Gallery = memo(function Gallery({ info, wanted, sku }: GalleryProps) {
  const texts = useTexts(productTexts)
  const { goods: product, goodsVideo: video } = info
  const { pictures, alts } = usePictures(info, wanted)
  const name = product.goodsName
  const count = pictures.length + (video ? 1 : 0)
  const { at, go, track, onScroll } = useTrack(count)
  const picture = pictures[at]
  const isVideoShown = useDeferredValue(!picture)
  const [zoomed, setZoomed] = useState(false)
  const wantedAt = wanted === undefined ? -1 : pictures.indexOf(wanted)
  const followed = useRef(wanted)
  useEffect(() => {
    // Only when another option is chosen.
    if (wantedAt >= 0 && wanted !== followed.current) go(wantedAt)
    followed.current = wanted
  }, [wanted, wantedAt, go])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || zoomed) return
    event.preventDefault()
    go(at + step)
  }
  return (
    // The buttons inside take the focus; their arrow keys bubble up to here.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={texts.gallery}
      onKeyDown={onKeyDown}
      className={classNames(
        'lg:sticky lg:top-6 lg:z-10 lg:grid lg:gap-3',
        count > 1 &&
          'lg:grid-cols-[56px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:grid-cols-[72px_minmax(0,1fr)]',
      )}
    >
      <div className="relative bg-hover lg:order-2 lg:self-start lg:rounded-lg">
        <div
          ref={track}
          onScroll={onScroll}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth no-scrollbar lg:rounded-lg"
        >
          <Slides pictures={pictures} name={name} alts={alts} at={at} onPress={() => setZoomed(true)} />
          {video && <VideoSlide video={video} name={name} isShown={isVideoShown} />}
        </div>
        {picture && <LookCloser picture={picture} />}
      </div>
      {count > 1 && (
        <Thumbnails pictures={pictures} at={at} go={go}>
          {video && <VideoButton video={video} isShown={isVideoShown} at={count - 1} go={go} />}
        </Thumbnails>
      )}
      <Tools pkId={product.pkId} goodsName={name} sku={useDeferredValue(sku)} />
      {zoomed && (
        <Suspense fallback={null}>
          <ZoomDialog
            pictures={pictures}
            name={name}
            alts={alts}
            start={at}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </div>
  )
})

type SlidesProps = { pictures: readonly string[]; name: string; alts: Alts; at: number; onPress: () => void }

function Slides({ pictures, name, alts, at, onPress }: SlidesProps) {
  const texts = useTexts(productTexts)
  return pictures.map((one, index) => (
    <button
      key={one}
      type="button"
      inert={index !== at}
      onClick={onPress}
      className="w-full flex-none cursor-zoom-in snap-center outline-offset-[-4px]"
    >
      <Picture
        of={one}
        alt={alts?.[index] || (index === 0 ? name : `${name}, ${texts.picture(index + 1, pictures.length)}`)}
        sizes="(min-width: 1280px) 476px, (min-width: 1024px) 38vw, 100vw"
        eager={index === 0}
      />
    </button>
  ))
}

const LookCloser = memo(function LookCloser({ picture }: { picture: string }) {
  const texts = useTexts(productTexts)
  return (
    <>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute right-3 bottom-3 flex min-h-8 items-center gap-1.5 rounded-full bg-[rgb(255_255_255/.9)] px-3 text-12 text-[#121b1c] max-lg:hidden"
      >
        <Icon of={zoomInIcon} size={16} />
        {texts.zoom}
      </span>
      <Suspense fallback={null}>
        <Lens picture={picture} />
      </Suspense>
    </>
  )
})

/** The index of the visible picture in the swiped row. */
function useTrack(count: number) {
  const [at, setAt] = useState(0)
  const track = useRef<HTMLDivElement>(null)
  const go = useCallback(
    (to: number) => {
      const next = (to + count) % count
      setAt(next)
      track.current?.scrollTo({ left: next * track.current.clientWidth })
    },
    [count],
  )
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {}
    const part = scrollLeft / clientWidth
    // Between two pictures the index does not change.
    if (Math.abs(part - Math.round(part)) < 0.1) setAt(Math.min(count - 1, Math.round(part)))
  }
  return { at, go, track, onScroll }
}

type ThumbnailsProps = {
  pictures: readonly string[]
  at: number
  go: (to: number) => void
  children?: ReactNode
}

function Thumbnails({ pictures, at, go, children }: ThumbnailsProps) {
  const texts = useTexts(productTexts)
  return (
    <ul className="flex gap-2 overflow-x-auto bg-surface px-4 py-2.5 no-scrollbar lg:order-1 lg:row-span-2 lg:grid lg:content-start lg:overflow-visible lg:p-0">
      {pictures.map((picture, index) => (
        <li key={picture} className="flex-none">
          <button
            type="button"
            aria-label={texts.picture(index + 1, pictures.length)}
            aria-current={index === at || undefined}
            onClick={() => go(index)}
            className={classNames(
              'block size-14 overflow-hidden rounded-md xl:size-18',
              index === at ? 'shadow-[0_0_0_2px_var(--c-jade)]' : 'shadow-[0_0_0_1px_var(--c-line)]',
            )}
          >
            <Picture of={picture} alt="" sizes="72px" />
          </button>
        </li>
      ))}
      {children}
    </ul>
  )
}
