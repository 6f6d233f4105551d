import { homeHref } from '@hojip/hrefs/browse'
import { usePage, useTexts } from '@hojip/platform/page'
import { Icon, qrCodeIcon } from '@hojip/platform/ui'
import { lazy, Suspense, useState } from 'react'
import { useSaidPlace } from './place.ts'
import { phoneTexts } from './texts.ts'

const PhoneDialog = lazy(() =>
  import('./phone-dialog.tsx').then((module) => ({ default: module.PhoneDialog })),
)

/** The entry of the bar at the top that opens the code of the mall's first page. */
export function MallOnPhone() {
  const texts = useTexts(phoneTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-6 items-center gap-1 hover:text-jade-text"
      >
        <Icon of={qrCodeIcon} size={14} />
        {texts.mall}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PhoneDialog href={homeHref} note="mall" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

type PhoneToolProps = {
  className: string
  /** Classes of the name below the icon. */
  nameStyle: string
}

/** The entry of the side panel that opens the page's code. */
export function PhoneTool({ className, nameStyle }: PhoneToolProps) {
  const texts = useTexts(phoneTexts)
  const { href, pathname } = usePage()
  const said = useSaidPlace(pathname)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={className}>
        <Icon of={qrCodeIcon} size={22} />
        <span className={nameStyle}>{texts.tool}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PhoneDialog href={said?.href ?? href} note={said?.note ?? 'page'} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
