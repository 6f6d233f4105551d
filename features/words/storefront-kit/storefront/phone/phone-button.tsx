import { usePage, useTexts } from '@hojip/platform/page'
import { deviceMobileIcon, Icon } from '@hojip/platform/ui'
import { usePhonePlace } from './place.ts'
import { phoneTexts, type PhoneNote } from './texts.ts'
import { usePhoneDialog } from './use-phone-dialog.tsx'

type PhoneButtonProps = {
  href: string
  note: PhoneNote
  /** For the desktop only: a phone has no other phone to go on with. */
  className: string
}

/** Opens the code by which a phone goes on with this page. */
export function PhoneButton({ href, note, className }: PhoneButtonProps) {
  const texts = useTexts(phoneTexts)
  usePhonePlace(usePage().pathname, href, note)
  const { open, dialog } = usePhoneDialog(href, note)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open} className={className}>
        <Icon of={deviceMobileIcon} size={18} />
        {texts.buttons[note]}
      </button>
      {dialog}
    </>
  )
}
