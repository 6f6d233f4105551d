import { useTexts } from '@hojip/platform/page'
import { classNames, Picture } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useState } from 'react'
import { uploadsTexts } from './texts.ts'

/** Loaded when a picture is opened. */
const Lightbox = lazyPart(() => import('./lightbox.tsx').then((module) => ({ default: module.Lightbox })))

export interface PictureRowProps {
  /** Addresses as in answers: `/uploads/comment/0f…`, also `/pictures/kimchi`. */
  pictures: readonly (string | { url: string })[]
  /** Describes the pictures in the page's language; the title when one is opened. */
  label?: string
  size?: 'sm' | 'md'
  className?: string
}

const sizes = { sm: 'size-14', md: 'size-20' }

/** Small pictures side by side. Pressing one opens it, and from there the others. */
export function PictureRow({ pictures, label, size = 'md', className }: PictureRowProps) {
  const texts = useTexts(uploadsTexts)
  const [open, setOpen] = useState<number>()
  if (pictures.length === 0) return null
  const title = label ?? texts.pictures
  const urls = pictures.map((picture) => (typeof picture === 'string' ? picture : picture.url))
  const altOf = (at: number) => (label ? `${label} · ${texts.picture(at + 1)}` : texts.picture(at + 1))
  return (
    <>
      <ul aria-label={title} className={classNames('flex flex-wrap gap-2', className)}>
        {urls.map((url, at) => (
          <li key={url}>
            <button
              type="button"
              onClick={() => setOpen(at)}
              aria-haspopup="dialog"
              className="block cursor-zoom-in rounded-md hover:brightness-95"
            >
              <Picture
                of={url}
                alt={texts.show(altOf(at))}
                sizes="80px"
                className={classNames('rounded-md', sizes[size])}
              />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Suspense fallback={null}>
          <Lightbox
            pictures={urls}
            title={title}
            altOf={altOf}
            start={open}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
