import { homeHref } from '@hojip/hrefs/browse'
import { usePage, useTexts } from '@hojip/platform/page'
import { Icon, qrCodeIcon } from '@hojip/platform/ui'
import { useSaidPlace } from './place.ts'
import { phoneTexts } from './texts.ts'
import { usePhoneDialog } from './use-phone-dialog.tsx'

/** The entry of the bar at the top that opens the code of the mall's first page. */
export function MallOnPhone() {
  const texts = useTexts(phoneTexts)
  const { open, dialog } = usePhoneDialog(homeHref, 'mall')
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="inline-flex min-h-6 items-center gap-1 hover:text-jade-text"
      >
        <Icon of={qrCodeIcon} size={14} />
        {texts.mall}
      </button>
      {dialog}
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
  const place = useSaidPlace(pathname)
  const { open, dialog } = usePhoneDialog(place?.href ?? href, place?.note ?? 'page')
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open} className={className}>
        <Icon of={qrCodeIcon} size={22} />
        <span className={nameStyle}>{texts.tool}</span>
      </button>
      {dialog}
    </>
  )
}
