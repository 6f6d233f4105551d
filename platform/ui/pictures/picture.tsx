import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { pictureSet, pictureUrl } from './picture-urls.ts'
import { useUi } from '../ui-context.tsx'

type PictureProps = {
  /** Without width and format: `/pictures/kimchi`; '' where there is none. */
  of: string
  /** What it shows; '' inside a link or beside a text that already names it. */
  alt: string
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes?: string
  /** The first picture a visitor sees: loaded at once. */
  eager?: boolean
  /** Classes of the box with the pale backdrop; a square by default. */
  className?: string
}

/** AVIF in the width that fits, else WebP, else a quiet placeholder, in a box that keeps its place while loading. */
export function Picture({ of, alt, sizes = '200px', eager, className }: PictureProps) {
  const { t } = useUi()
  // A fresh upload has no AVIF yet, so WebP is tried before the picture counts as missing.
  const [missing, setMissing] = useState<{ of: string; formats: 1 | 2 }>()
  const lost = of === '' ? 2 : missing?.of === of ? missing.formats : 0
  // The smallest width is enough, also for dense screens, and AVIF would save nothing.
  const isSmall = Number(/^(\d+)px$/.exec(sizes)?.[1]) <= 100
  const isLarge = /(?<!width: ?)\b[4-9]\d\dpx/.test(sizes)
  const onMissing = () => setMissing({ of, formats: lost === 0 ? 1 : 2 })
  return (
    <span className={classNames('photo', className ?? 'aspect-square')}>
      {lost === 2 ? (
        <span
          {...(alt ? { role: 'img', 'aria-label': `${alt} · ${t.pictureMissing}` } : { 'aria-hidden': true })}
          className="photo-missing"
        />
      ) : (
        <picture key={lost}>
          {lost === 0 && !isSmall && (
            <source type="image/avif" srcSet={pictureSet(of, 'avif')} sizes={sizes} />
          )}
          <img
            // Browsers without AVIF are rare: one width is enough for them.
            src={pictureUrl(of, isSmall ? 200 : isLarge ? 800 : 400, 'webp')}
            alt={alt}
            width={400}
            height={400}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding={eager ? undefined : 'async'}
            onError={onMissing}
            // It may have failed before the server-rendered page was hydrated.
            ref={(img) => {
              if (img?.complete && img.naturalWidth === 0 && img.currentSrc) onMissing()
            }}
          />
        </picture>
      )}
    </span>
  )
}
