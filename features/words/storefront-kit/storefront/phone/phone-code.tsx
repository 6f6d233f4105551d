import { homeHref } from '@hojip/hrefs/browse'
import { useLocale, useTexts } from '@hojip/platform/page'
import { qrPath } from '@hojip/platform/qr'
import { classNames } from '@hojip/platform/ui'
import { phoneTexts } from './texts.ts'

type PhoneCodeProps = {
  /** A path of this site. It is in the code as it is, so it names no person and holds no secret. */
  href: string
  className?: string
}

/** A page of this site as a QR code, dark on white in every theme, drawn in the browser. */
export function PhoneCode({ href, className }: PhoneCodeProps) {
  const texts = useTexts(phoneTexts)
  const locale = useLocale()
  // The language is there in any case, since the phone's own may be another one. `languageParam` is written out:
  // imported, it would be part of every first visit.
  const address = `${href}${href.includes('?') ? '&' : '?'}lang=${locale}`
  const { size, path } = qrPath(location.origin + address, 'plain')
  return (
    <span className={classNames('block flex-none rounded-md bg-[#ffffff] p-2 ring-line', className)}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={href === homeHref ? texts.mallCode : texts.code}
        shapeRendering="crispEdges"
        className="block h-auto w-full"
      >
        <path d={path} fill="#121b1c" />
      </svg>
    </span>
  )
}
